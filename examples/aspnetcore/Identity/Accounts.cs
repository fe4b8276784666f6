using Microsoft.AspNetCore.Identity;

namespace Gantry.Platform.Identity;

/// <summary>A person who signs in here.</summary>
public sealed class Account
{
    public string Id { get; init; } = Guid.NewGuid().ToString();
    public required string UserName { get; init; }
    public required string CompleteName { get; init; }
    public string? Email { get; init; }
    public bool IsGeneralContractor { get; init; }
    public string? Locale { get; init; }
    public string PasswordHash { get; set; } = "";
    public int FailedAttempts { get; set; }
    public DateTime? LockedUntil { get; set; }
}

/// <summary>Checks passwords. After five wrong ones an account is locked for a minute.</summary>
public sealed class Accounts(PlatformDb db, IPasswordHasher<Account> hasher)
{
    public const int ShortestPassword = 8;
    private const int MostAttempts = 5;

    /// <summary>The hash of no password: a name that nobody has takes as long as a wrong password.</summary>
    private static readonly string noHash = new PasswordHasher<Account>().HashPassword(null!, Guid.NewGuid().ToString());

    public Task<Account?> FindAsync(string? id) => db.Accounts.AsNoTracking().SingleOrDefaultAsync(account => account.Id == id);

    /// <summary>The account, or null with a sentence for the person.</summary>
    public async Task<(Account? Account, string Reason)> SignInAsync(string userName, string password)
    {
        var now = DateTime.UtcNow;
        DateTime? locked = now.AddMinutes(1);
        // An attempt is counted before the password is looked at, so that many at one moment are many.
        var isOpen = await db.Accounts.Where(account => account.UserName == userName && (account.LockedUntil == null || account.LockedUntil <= now)).ExecuteUpdateAsync(one => one
            .SetProperty(account => account.FailedAttempts, account => account.FailedAttempts + 1)
            .SetProperty(account => account.LockedUntil, account => account.FailedAttempts + 1 >= MostAttempts ? locked : null)) == 1;
        var account = await db.Accounts.AsTracking().SingleOrDefaultAsync(account => account.UserName == userName);
        if (account is not null && !isOpen) return (null, "Too many wrong passwords. Try again in a minute.");
        var result = hasher.VerifyHashedPassword(account!, account?.PasswordHash ?? noHash, password);
        if (account is null) return (null, Wrong);
        var isRight = result != PasswordVerificationResult.Failed;
        if (isRight) (account.FailedAttempts, account.LockedUntil) = (0, null);
        if (result == PasswordVerificationResult.SuccessRehashNeeded) account.PasswordHash = hasher.HashPassword(account, password);
        await db.SaveChangesAsync();
        return isRight ? (account, "") : (null, Wrong);
    }

    /// <summary>Null, or a sentence for the person.</summary>
    public async Task<string?> ChangePasswordAsync(string id, string present, string next)
    {
        if (await FindAsync(id) is not { } known) return Wrong;
        if (next.Length < ShortestPassword) return $"The new password has less than {ShortestPassword} characters.";
        var (account, reason) = await SignInAsync(known.UserName, present);
        if (account is null) return reason;
        account.PasswordHash = hasher.HashPassword(account, next);
        await db.SaveChangesAsync();
        return null;
    }

    private const string Wrong = "The user name or the password is wrong.";
}
