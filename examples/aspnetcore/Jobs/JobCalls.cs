using Microsoft.AspNetCore.DataProtection;

namespace Gantry.Platform.Jobs;

/// <summary>The calls of background jobs: of the workflow service, and of the application service.</summary>
public static class JobCalls
{
    public static void MapJobs(this WebApplication app)
    {
        var workflow = app.MapGroup("/fsoworkflowtasks/api/BackgroundJobs").RequireAuthorization();
        workflow.MapPost("Start", async (StartRequest request, ClaimsPrincipal user, HttpRequest http, BackgroundJobs jobs) => string.IsNullOrWhiteSpace(request.Title)
            ? Answers.Refuse(400, "A job has a title.") : Results.Ok(new { id = await jobs.StartAsync(user.Id(), request.Title, request.Table ?? "", http.ProgramId()) }));
        workflow.MapPut("RetryJob/{jobId}", (string jobId, string userJobId, ClaimsPrincipal user, BackgroundJobs jobs) => jobs.RetryAsync(user.Id(), userJobId, jobId));
        workflow.MapPut("CancelJob/{jobId}", (string jobId, string userJobId, ClaimsPrincipal user, BackgroundJobs jobs) => jobs.CancelAsync(user.Id(), userJobId, jobId));

        var calls = app.MapGroup("/api/UserBackgroundJobs").RequireAuthorization();
        calls.MapPost("RetryBackgroundJob", (string blobName, string queueName, ClaimsPrincipal user, BackgroundJobs jobs) => jobs.RetryAsync(user.Id(), blobName, null));
        calls.MapPut("CancellingBackgroundJob", (string id, ClaimsPrincipal user, BackgroundJobs jobs) => jobs.CancelAsync(user.Id(), id, null));
        calls.MapGet("{id}", async (string id, ClaimsPrincipal user, PlatformDb db) =>
            await db.Jobs.SingleOrDefaultAsync(job => job.Id == id && job.UserId == user.Id()) is { } job
                ? Answers.AsWritten(new { job.Id, Description = job.Title, job.ResultData }) : Answers.Refuse(404, "There is no such job."));
        calls.MapGet("GetExportedFileUrl", async (string id, ClaimsPrincipal user, PlatformDb db, IDataProtectionProvider protection, HttpRequest http) =>
            await db.Notifications.AnyAsync(item => item.Id == id && item.UserId == user.Id() && item.Status == "completed" && db.Jobs.Any(job => job.Id == id && job.Input == null))
                ? Answers.AsWritten(new { Url = $"{http.PublicAddress()}/files/{Protector(protection).Protect(id, TimeSpan.FromMinutes(5))}" })
                : Answers.Refuse(404, "There is no file: the export is unknown or has not completed."));
        // A browser opens the address of a file without a token, so the address is protected and lives for five minutes.
        app.MapGet("/files/{token}", async (string token, PlatformDb db, IDataProtectionProvider protection) =>
        {
            try
            {
                var id = Protector(protection).Unprotect(token);
                if (await db.Jobs.SingleOrDefaultAsync(job => job.Id == id) is { } job)
                    return Results.File(job.File ?? await Workbooks.WriteAsync(db, job), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", $"{job.Title}.xlsx");
            }
            catch (System.Security.Cryptography.CryptographicException) { /* The address has ended or was never given out. */ }
            return Answers.Refuse(404, "The address has ended. Download the file again.");
        });
    }

    private static ITimeLimitedDataProtector Protector(IDataProtectionProvider protection) => protection.CreateProtector("files").ToTimeLimitedDataProtector();

    private sealed record StartRequest(string? Title, string? Table);
}
