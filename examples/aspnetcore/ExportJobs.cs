/// <summary>
/// Exports that run step by step. A job's state is its notification, so any instance can take the next step, also after another
/// instance was killed: of two that try, the one that saves first wins.
/// </summary>
public sealed class ExportJobs(NotificationStore store, Delivery delivery, IConfiguration configuration) : BackgroundService
{
    private readonly TimeSpan step = TimeSpan.FromMilliseconds(configuration.GetValue("Jobs:StepMilliseconds", 1000));

    public async Task<string> StartAsync(string user, string title, string? program)
    {
        var (id, now) = (Guid.NewGuid().ToString(), DateTime.UtcNow);
        var item = new Notification(id, "export", title, false, false, now, now, now, []);
        await delivery.SaveAsync(user, item.WithPayload(("status", "Enqueued"), ("percentage", 0), ("jobId", Guid.NewGuid().ToString()),
            ("blobName", id), ("queueName", "exports"), ("program", program)));
        return id;
    }

    /// <summary>Sets the status if the job is in one of those given. Answers 404 or 409 otherwise.</summary>
    private async Task<IResult> CommandAsync(string user, string id, string? jobId, string status, params string[] from)
    {
        // The job may take a step between the reading and the saving: its new version is then read.
        for (var attempt = 0; attempt < 5; attempt++)
        {
            if (await store.FindAsync(user, id) is not { Type: "export" } item || (jobId is not null && (string?)item.Payload["jobId"] != jobId))
                return Answers.Refuse(404, "There is no such job.");
            if (!from.Contains(item.Status())) return Answers.Refuse(409, $"The job is {item.Status()}, so the command does not apply.");
            if (await delivery.SaveAsync(user, item.WithPayload(("status", status), ("percentage", 0)), item.LastModifiedDate) is not null) return Results.Json(new { });
        }
        return Answers.Refuse(409, "The job changes too fast. Send the command again.");
    }

    public Task<IResult> RetryAsync(string user, string id, string? jobId) => CommandAsync(user, id, jobId, "Retrying", "failed", "cancelled");
    public Task<IResult> CancelAsync(string user, string id, string? jobId) => CommandAsync(user, id, jobId, "Cancelling", "enqueued", "running", "retrying");

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        using var timer = new PeriodicTimer(step / 2);
        while (await timer.WaitForNextTickAsync(stopping))
            foreach (var item in await store.OpenJobsAsync())
                if (DateTime.UtcNow - item.LastModifiedDate >= step) await delivery.SaveAsync(item.User, Next(item), item.LastModifiedDate);
    }

    private static Notification Next(Notification item)
    {
        var percentage = (int?)item.Payload["percentage"] ?? 0;
        if (item.Status() == "cancelling") return item.WithPayload(("status", "Cancelled"));
        // How a job ended is news, even if the person has read that it was running.
        if (percentage >= 80) return item.WithPayload(("status", "Completed"), ("percentage", 100)) with { Read = false, DateTime = DateTime.UtcNow };
        return item.WithPayload(("status", item.Status() == "retrying" ? "Retrying" : "Running"), ("percentage", percentage + 20));
    }
}
