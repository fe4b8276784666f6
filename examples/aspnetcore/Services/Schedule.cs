using Gantry.Platform.Jobs;

namespace Gantry.Platform.Services;

/// <summary>A job of the schedule.</summary>
public sealed class ScheduleJob
{
    public const string Table = "schedule";
    public static readonly string[] Statuses = ["Planned", "In progress", "On hold", "Done"];

    public int Id { get; init; }
    [JsonIgnore] public string ProgramId { get; init; } = "";
    public required string Site { get; set; }
    public string? Crew { get; set; }
    public DateOnly? Start { get; set; }
    public DateOnly? Finish { get; set; }
    public string Status { get; set; } = Statuses[0];
    public string? Note { get; set; }
}

/// <summary>A work order.</summary>
public sealed class WorkOrder
{
    public const string Table = "workOrders";

    public int Id { get; init; }
    [JsonIgnore] public string ProgramId { get; init; } = "";
    public required string Title { get; init; }
    public required string Site { get; init; }
    public string? Crew { get; init; }
    public required string Status { get; init; }
}

/// <summary>The calls that the views of this platform make.</summary>
public static class ScheduleCalls
{
    private const int LargestFile = 5_000_000;

    public static void MapSchedule(this WebApplication app)
    {
        app.MapGet("/Schedule/Jobs", (HttpRequest http, PlatformDb db) => db.ScheduleJobs.Where(job => job.ProgramId == http.ProgramId()).OrderBy(job => job.Id).ToListAsync())
            .RequireModule(Modules.Schedule);
        app.MapPut("/Schedule/Jobs/{id:int}/Note", async (int id, NoteRequest request, HttpRequest http, PlatformDb db) =>
            await db.ScheduleJobs.Where(job => job.Id == id && job.ProgramId == http.ProgramId()).ExecuteUpdateAsync(job => job.SetProperty(one => one.Note, request.Note)) == 1
                ? Results.NoContent() : Answers.Refuse(404, "The program has no such job.")).RequireModule(Modules.Schedule);
        var delivery = app.Services.GetRequiredService<Delivery>();
        app.MapFiles("/Schedule/Import", new(Modules.Schedule, LargestFile, async (db, file) =>
        {
            // The portal finds the page of the results by this title.
            var item = await BackgroundJobs.AddAsync(db, file.UserId, "Project management jobs import", ScheduleJob.Table, file.ProgramId, file.Content, file.Key);
            return (item.Id, () => delivery.SendAsync(file.UserId, [item]));
        }));
        app.MapGet("/WorkOrders", (HttpRequest http, PlatformDb db) => db.WorkOrders.Where(order => order.ProgramId == http.ProgramId()).OrderBy(order => order.Id).ToListAsync())
            .RequireModule(Modules.WorkOrder);
    }

    private sealed record NoteRequest(string? Note);
}
