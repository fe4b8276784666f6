using System.Security.Cryptography;
using System.Text;

namespace Gantry.Platform.Services;

/// <summary>A write that came with a key, and its answer.</summary>
public sealed class DoneWrite
{
    public required string UserId { get; init; }
    public required string Key { get; init; }
    /// <summary>A hash of the whole call.</summary>
    public required string Call { get; init; }
    public int Status { get; init; }
    public string? ContentType { get; init; }
    public required byte[] Body { get; init; }
    public DateTime At { get; init; } = DateTime.UtcNow;
}

/// <summary>Does a write with an Idempotency-Key once, on any instance.</summary>
public static class OnceOnly
{
    /// <summary>A tablet may repeat a write for this long.</summary>
    public static readonly TimeSpan KeptFor = TimeSpan.FromDays(2);

    /// <summary>
    /// The same call with the same key gets the first answer, and another call with it 422. A write that was refused has done nothing, so its key is
    /// free. If the process dies between the write and its row, the repeat does it again: a write that must not be repeated then belongs into this transaction.
    /// </summary>
    public static void UseOnceOnly(this WebApplication app) => app.Use(async (http, next) =>
    {
        if (HttpMethods.IsGet(http.Request.Method) || http.User.Identity?.IsAuthenticated != true
            || http.Request.Headers["Idempotency-Key"] is not [{ Length: > 0 and <= 200 } key])
        {
            await next(http);
            return;
        }
        var (user, call) = (http.User.Id(), await HashAsync(http.Request));
        await using var db = await http.RequestServices.GetRequiredService<IDbContextFactory<PlatformDb>>().CreateDbContextAsync();
        await using var transaction = await db.Database.BeginTransactionAsync();
        // Two instances may get one call at once.
        await db.Database.ExecuteSqlAsync($"select pg_advisory_xact_lock(hashtextextended({$"{user} {key}"}, 0))");
        if (await db.DoneWrites.SingleOrDefaultAsync(write => write.UserId == user && write.Key == key) is { } done)
        {
            if (done.Call != call)
            {
                await Answers.Refuse(422, "This key belongs to another call. Send each write with a key of its own.").ExecuteAsync(http);
                return;
            }
            http.Response.StatusCode = done.Status;
            http.Response.ContentType = done.ContentType;
            await http.Response.Body.WriteAsync(done.Body);
            return;
        }
        var answer = http.Response.Body;
        using var written = new MemoryStream();
        http.Response.Body = written;
        try
        {
            await next(http);
        }
        finally
        {
            http.Response.Body = answer;
        }
        if (http.Response.StatusCode is >= 200 and < 300)
        {
            db.DoneWrites.Add(new() { UserId = user, Key = key, Call = call, Status = http.Response.StatusCode, ContentType = http.Response.ContentType, Body = written.ToArray() });
            await db.SaveChangesAsync();
            await transaction.CommitAsync();
        }
        written.Position = 0;
        await written.CopyToAsync(answer);
    });

    private static async Task<string> HashAsync(HttpRequest request)
    {
        request.EnableBuffering();
        using var content = new MemoryStream();
        await content.WriteAsync(Encoding.UTF8.GetBytes($"{request.Method} {request.Path}{request.QueryString} {request.ProgramId()}\n"));
        await request.Body.CopyToAsync(content);
        request.Body.Position = 0;
        return Convert.ToHexString(SHA256.HashData(content.ToArray()));
    }
}
