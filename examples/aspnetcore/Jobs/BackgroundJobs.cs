namespace Gantry.Platform.Jobs;

/// <summary>What a background job works on, and what it made. Its state is the notification with the same id.</summary>
public sealed class BackgroundJob
{
    public required string Id { get; init; }
    public required string UserId { get; init; }
    public required string Title { get; init; }
    public string? ProgramId { get; init; }
    /// <summary>The table that is exported; of an import, that into which is written.</summary>
    public required string Table { get; init; }
    /// <summary>The workbook that was sent; an export has none.</summary>
    public byte[]? Input { get; init; }
    public byte[]? File { get; set; }
    /// <summary>JSON text: the outcome of each line of an import.</summary>
    public string? ResultData { get; set; }
}

/// <summary>
/// Runs exports and imports step by step. A job's state is stored, so any instance can take the next step, also after another instance was
/// killed. Of two that try, one takes the step and the other passes it over.
/// </summary>
public sealed class BackgroundJobs(
    IDbContextFactory<PlatformDb> databases, NotificationStore store, Delivery delivery, IConfiguration configuration, ILogger<BackgroundJobs> logger) : BackgroundService
{
    private readonly TimeSpan step = TimeSpan.FromMilliseconds(configuration.GetValue("Jobs:StepMilliseconds", 1000));

    public async Task<string> StartAsync(string user, string title, string table, string? program)
    {
        await using var db = await databases.CreateDbContextAsync();
        await using var transaction = await db.Database.BeginTransactionAsync();
        var item = await AddAsync(db, user, title, table, program);
        await transaction.CommitAsync();
        await delivery.SendAsync(user, [item]);
        return item.Id;
    }

    /// <summary>Adds a job within a transaction of the caller, who tells the person afterwards.</summary>
    /// <param name="uploadKey">the key of the file, whose row in the portal the job replaces</param>
    public static async Task<Notification> AddAsync(PlatformDb db, string user, string title, string table, string? program, byte[]? input = null, string? uploadKey = null)
    {
        var id = Guid.NewGuid().ToString();
        var programName = (await db.Programs.SingleOrDefaultAsync(one => one.Id == program))?.Name;
        var item = new Notification { Id = id, Type = input is null ? "export" : "import", Title = title }
            .WithPayload(("status", "Enqueued"), ("percentage", 0), ("jobId", Guid.NewGuid().ToString()), ("cancellationEnabled", true),
                ("blobName", id), ("queueName", "jobs"), ("program", program), ("programName", programName), ("uploadKey", uploadKey));
        db.Jobs.Add(new() { Id = id, UserId = user, Title = title, Table = table, ProgramId = program, Input = input });
        await db.SaveChangesAsync();
        return (await NotificationStore.SaveAsync(db, user, item, null))!;
    }

    /// <summary>Sets the status if the job is in one of those given. Answers 404 or 409 otherwise.</summary>
    private async Task<IResult> CommandAsync(string user, string id, string? jobId, string status, params string[] from)
    {
        // The job may take a step between the reading and the saving: its new version is then read.
        for (var attempt = 0; attempt < 5; attempt++)
        {
            if (await store.FindAsync(user, id) is not { Type: "export" or "import" } item || (jobId is not null && (string?)item.Payload["jobId"] != jobId))
                return Answers.Refuse(404, "There is no such job.");
            if (!from.Contains(item.Status)) return Answers.Refuse(409, $"The job is {item.Status}, so the command does not apply.");
            var changed = item.WithPayload(("status", status), ("percentage", 0), ("errorMessage", null));
            if (await delivery.SaveAsync(user, changed, item.LastModifiedDate) is not null) return Results.NoContent();
        }
        return Answers.Refuse(409, "The job changes too fast. Send the command again.");
    }

    public Task<IResult> RetryAsync(string user, string id, string? jobId) => CommandAsync(user, id, jobId, "Retrying", "failed", "cancelled");
    public Task<IResult> CancelAsync(string user, string id, string? jobId) => CommandAsync(user, id, jobId, "Cancelling", "enqueued", "running", "retrying");

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        using var timer = new PeriodicTimer(step / 2);
        while (await timer.WaitForNextTickAsync(stopping))
            try
            {
                foreach (var item in await store.OpenJobsAsync(DateTime.UtcNow - step)) await TryStepAsync(item);
            }
            catch (Exception error) when (!stopping.IsCancellationRequested)
            {
                logger.LogWarning(error, "The database refused a step. It is taken again.");
            }
    }

    /// <summary>A step that fails for a reason of its own ends its job. It must not stop the other jobs, nor be taken again for ever.</summary>
    private async Task TryStepAsync(Notification item)
    {
        try
        {
            await StepAsync(item);
        }
        catch (Exception error) when (!MayPass(error))
        {
            logger.LogError(error, "The job {Id} failed.", item.Id);
            await delivery.SaveAsync(item.UserId, Ended(item, ("status", "Failed"), ("errorMessage", "The job could not be completed.")), item.LastModifiedDate);
        }
    }

    /// <summary>Whether the cause is that the database cannot be reached now.</summary>
    private static bool MayPass(Exception? error) => error is Npgsql.NpgsqlException { IsTransient: true } or TimeoutException || (error is not null && MayPass(error.InnerException));

    /// <summary>How a job ended is news, even if the person has read that it was running.</summary>
    private static Notification Ended(Notification item, params (string, JsonNode?)[] changes) => item.WithPayload(changes) with { Read = false, DateTime = DateTime.UtcNow };

    private async Task StepAsync(Notification item)
    {
        var percentage = (int?)item.Payload["percentage"] ?? 0;
        if (item.Status == "cancelling") await delivery.SaveAsync(item.UserId, item.WithPayload(("status", "Cancelled")), item.LastModifiedDate);
        else if (percentage < 80)
            await delivery.SaveAsync(item.UserId, item.WithPayload(("status", item.Status == "retrying" ? "Retrying" : "Running"), ("percentage", percentage + 20)), item.LastModifiedDate);
        else await FinishAsync(item);
    }

    /// <summary>The last step does the work. The notification is locked meanwhile, and what the job changed is stored together with its end, or not at all.</summary>
    private async Task FinishAsync(Notification item)
    {
        await using var db = await databases.CreateDbContextAsync();
        await using var transaction = await db.Database.BeginTransactionAsync();
        var locked = await db.Notifications.FromSql($"""
            select * from "Notifications" where "UserId" = {item.UserId} and "Id" = {item.Id} and "LastModifiedDate" = {item.LastModifiedDate} for update skip locked
            """).ToListAsync();
        if (locked.Count == 0) return;
        var job = await db.Jobs.AsTracking().SingleAsync(job => job.Id == item.Id);
        Notification ended;
        try
        {
            if (job.Input is null) job.File = await Workbooks.WriteAsync(db, job);
            else job.ResultData = JsonSerializer.Serialize(await Workbooks.ReadAsync(db, job), JsonSerializerOptions.Web);
            await db.SaveChangesAsync();
            ended = Ended(item, ("status", "Completed"), ("percentage", 100), ("results", job.Input is null ? null : true));
        }
        catch (UnreadableWorkbook error)
        {
            ended = Ended(item, ("status", "Failed"), ("errorMessage", error.Message));
        }
        var saved = await NotificationStore.SaveAsync(db, item.UserId, ended, item.LastModifiedDate);
        await transaction.CommitAsync();
        await delivery.SendAsync(item.UserId, [saved!]);
    }
}
