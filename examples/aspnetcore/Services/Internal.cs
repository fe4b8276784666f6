using System.Security.Cryptography;
using System.Text;

namespace Gantry.Platform.Services;

/// <summary>
/// For the other services of the company. Keep these calls inside the network: they need no person, but the header `X-Publish-Key`.
/// Without the setting `PublishKey` they answer 403.
/// </summary>
public static class InternalCalls
{
    public static void MapInternal(this WebApplication app)
    {
        var calls = app.MapGroup("/internal").AddEndpointFilter(async (call, next) =>
            app.Configuration["PublishKey"] is { Length: > 0 } key && IsSame(key, call.HttpContext.Request.Headers["X-Publish-Key"].ToString()) ? await next(call) : Results.StatusCode(403));
        // Publishes a notification to a person.
        calls.MapPost("notifications/{user}", async (string user, Notification item, Delivery delivery) => Results.Ok(await delivery.SaveAsync(user, item)));
        // Replaces the rights of an account, by its user name. The next call of the person is decided by the new ones.
        calls.MapPut("grants/{userName}", async (string userName, GrantRequest request, PlatformDb db) =>
        {
            if (await db.Accounts.SingleOrDefaultAsync(account => account.UserName == userName) is not { } account) return Answers.Refuse(404, "There is no such account.");
            await using var transaction = await db.Database.BeginTransactionAsync();
            await db.Grants.Where(grant => grant.UserId == account.Id).ExecuteDeleteAsync();
            db.Grants.AddRange(from module in request.Modules from program in request.Programs select new Grant { UserId = account.Id, ModuleId = module, ProgramId = program });
            await db.SaveChangesAsync();
            await transaction.CommitAsync();
            return Results.NoContent();
        });
    }

    /// <summary>Takes as long for a key whose beginning is right as for any other.</summary>
    private static bool IsSame(string key, string given) => CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(key), Encoding.UTF8.GetBytes(given));

    private sealed record GrantRequest(int[] Modules, string[] Programs);
}
