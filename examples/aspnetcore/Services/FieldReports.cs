using System.Globalization;

namespace Gantry.Platform.Services;

/// <summary>A part of the work of a program, which reports are about.</summary>
public sealed class WorkPackage
{
    [JsonIgnore] public string ProgramId { get; init; } = "";
    public required string Id { get; init; }
    public required string Label { get; init; }
}

/// <summary>Somebody who works on sites. They need no account.</summary>
public sealed class SitePerson
{
    public required string Id { get; init; }
    public required string Label { get; init; }
}

/// <summary>What a person sends: texts, lists of texts, and the photos by the keys of their uploads.</summary>
public sealed record ReportForm(
    string Date, string Start, string End, string Temperature, string CrewSize, string WorkPackage, string[] People, string[] Areas, string Work, string Delays, string IncidentDetails,
    string Cost, string PeriodStart, string PeriodEnd, NamedPhoto[] Photos, string Signature, string Weather = "", string Incident = "")
{
    public static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web) { RespectNullableAnnotations = true, RespectRequiredConstructorParameters = true };
}

public sealed record NamedPhoto(string Key, string Name);

/// <summary>The report of a day. A program has one for each day and work package.</summary>
public sealed class FieldReport
{
    public string Id { get; init; } = Guid.NewGuid().ToString();
    public required string ProgramId { get; init; }
    public required string UserId { get; init; }
    /// <summary>The key of the write that brought it: a repeat is no second report, whatever became of the first answer.</summary>
    public required string Key { get; init; }
    public required DateOnly Date { get; init; }
    public required string WorkPackageId { get; init; }
    public WorkPackage? WorkPackage { get; init; }
    public required int CrewSize { get; init; }
    public required string SentBy { get; init; }
    public DateTime SentAt { get; init; } = DateTime.UtcNow;
    public required ReportForm Form { get; init; }
    public List<ReportPhoto> Photos { get; init; } = [];
}

/// <summary>A photo of a person. It goes up before the report that names its key.</summary>
public sealed class ReportPhoto
{
    public required string UserId { get; init; }
    public required string Key { get; init; }
    public required string Type { get; init; }
    public required byte[] Content { get; init; }
    public DateTime At { get; init; } = DateTime.UtcNow;
    public string? ReportId { get; init; }
}

/// <summary>The daily field report: what its fields offer, its photos, and the reports.</summary>
public static class FieldReportCalls
{
    private const int LargestPhoto = 25_000_000, MostFound = 50;
    private const string Fill = "Fill in this field.";

    public static void MapFieldReports(this WebApplication app)
    {
        const string path = "/fieldreports/api";
        var calls = app.MapGroup(path).RequireModule(Modules.FieldReport);
        calls.MapGet("WorkPackages", (string? search, HttpRequest http, PlatformDb db) => db.WorkPackages
            .Where(one => one.ProgramId == http.ProgramId() && one.Label.ToLower().Contains((search ?? "").ToLower())).OrderBy(one => one.Id).Take(MostFound).ToListAsync());
        calls.MapGet("People", (PlatformDb db) => db.SitePeople.OrderBy(one => one.Id).ToListAsync());

        app.MapFiles($"{path}/Photos", new(Modules.FieldReport, LargestPhoto, (db, file) =>
        {
            db.ReportPhotos.Add(new() { UserId = file.UserId, Key = file.Key, Type = file.Type, Content = file.Content });
            return Task.FromResult<(string, Func<Task>?)>((file.Key, null));
        }, type => type.StartsWith("image/") ? null : "Only pictures go with a report."));
        calls.MapGet("Photos/{key}", (string key, HttpContext http, PlatformDb db) => PhotoAsync(http, db.ReportPhotos.Where(one => one.UserId == http.User.Id() && one.Key == key)));
        calls.MapGet("Reports/{id}/Photos/{key}", (string id, string key, HttpContext http, PlatformDb db) =>
            PhotoAsync(http, Of(http.Request, db).Where(one => one.Id == id).SelectMany(one => one.Photos).Where(one => one.Key == key)));

        calls.MapGet("Reports", (HttpRequest http, PlatformDb db) => Shown(Of(http, db).OrderByDescending(one => one.SentAt)).ToListAsync());
        calls.MapGet("Reports/{id}", async (string id, HttpRequest http, PlatformDb db) =>
            await Of(http, db).SingleOrDefaultAsync(one => one.Id == id) is { } report ? Results.Json(report.Form, ReportForm.Json) : Answers.Refuse(404, "The program has no such report."));
        calls.MapPost("Reports", SendAsync);
    }

    private static IQueryable<FieldReport> Of(HttpRequest http, PlatformDb db) => db.Reports.Where(one => one.ProgramId == http.ProgramId());

    private static IQueryable<object> Shown(IQueryable<FieldReport> reports) => reports.Select(one => new
    {
        one.Id, Program = one.ProgramId, one.Date, one.WorkPackage, one.CrewSize, PhotoCount = one.Photos.Count, one.SentBy, one.SentAt,
    });

    private static async Task<IResult> PhotoAsync(HttpContext http, IQueryable<ReportPhoto> photos)
    {
        if (await photos.SingleOrDefaultAsync() is not { } photo) return Answers.Refuse(404, "There is no such photo.");
        http.Response.Headers.XContentTypeOptions = "nosniff";
        return Results.Bytes(photo.Content, photo.Type);
    }

    private static async Task<IResult> SendAsync(JsonElement body, HttpRequest http, PlatformDb db)
    {
        ReportForm form;
        try { form = body.Deserialize<ReportForm>(ReportForm.Json)!; }
        catch (JsonException error) { return Answers.Refuse(400, error.Message); }
        var (user, program, key) = (http.HttpContext.User.Id(), http.ProgramId()!, http.Headers["Idempotency-Key"].ToString());
        await using var transaction = await db.Database.BeginTransactionAsync();
        // Two people may send the report of one day at once.
        await db.Database.ExecuteSqlAsync($"select pg_advisory_xact_lock(hashtextextended({$"reports {program}"}, 0))");
        var before = Of(http, db).Where(one => one.UserId == user && one.Key == key && key != "");
        if (await before.AnyAsync()) return Results.Ok(await Shown(before).SingleAsync());

        // Without an account here, the other provider knows the name.
        var signature = await db.Accounts.Where(one => one.Id == user).Select(one => one.CompleteName).SingleOrDefaultAsync() ?? form.Signature.Trim();
        var errors = await ErrorsOfAsync(db, form, user, program, signature);
        if (errors.Count > 0) return Results.ValidationProblem(errors, "The report has errors.", statusCode: 422);
        var report = new FieldReport
        {
            ProgramId = program, UserId = user, Key = key, Date = DateOnly.Parse(form.Date, CultureInfo.InvariantCulture), WorkPackageId = form.WorkPackage,
            CrewSize = int.Parse(form.CrewSize, CultureInfo.InvariantCulture), SentBy = signature, Form = form,
        };
        if (await Of(http, db).AnyAsync(one => one.Date == report.Date && one.WorkPackageId == report.WorkPackageId))
            return Answers.Refuse(422, $"The report of this day on {report.WorkPackageId} was sent already.");
        db.Reports.Add(report);
        await db.SaveChangesAsync();
        var keys = form.Photos.Select(photo => photo.Key).ToList();
        await db.ReportPhotos.Where(one => one.UserId == user && keys.Contains(one.Key)).ExecuteUpdateAsync(one => one.SetProperty(photo => photo.ReportId, report.Id));
        await transaction.CommitAsync();
        return Results.Ok(await Shown(db.Reports.Where(one => one.Id == report.Id)).SingleAsync());
    }

    /// <summary>What is wrong with each field. The first rule that a field breaks is enough.</summary>
    private static async Task<Dictionary<string, string[]>> ErrorsOfAsync(PlatformDb db, ReportForm form, string user, string program, string signature)
    {
        var keys = form.Photos.Select(photo => photo.Key).ToList();
        var arrived = await db.ReportPhotos.Where(one => one.UserId == user && one.ReportId == null && keys.Contains(one.Key)).Select(one => one.Key).ToListAsync();
        var known = await db.SitePeople.Select(one => one.Id).ToListAsync();
        var (missing, stranger) = (form.Photos.FirstOrDefault(photo => !arrived.Contains(photo.Key)), form.People.Except(known).FirstOrDefault());
        var isDay = DateOnly.TryParse(form.Date, CultureInfo.InvariantCulture, out var date);
        var isCount = int.TryParse(form.CrewSize, CultureInfo.InvariantCulture, out var crew);
        (string Field, bool IsBroken, string Sentence)[] rules =
        [
            ("date", !isDay, Fill), ("start", form.Start == "", Fill), ("end", form.End == "", Fill), ("weather", form.Weather == "", Fill), ("crewSize", !isCount, Fill),
            ("workPackage", form.WorkPackage == "", Fill), ("work", form.Work == "", Fill), ("incident", form.Incident == "", Fill),
            // The clock is ahead by 14 hours in the zone that is furthest east.
            ("date", date > DateOnly.FromDateTime(DateTime.UtcNow.AddHours(14)), "This day is in the future. Choose the day of the work."),
            ("end", form.Start != "" && string.CompareOrdinal(form.End, form.Start) <= 0, "The shift ends before it starts. Correct one of the two times."),
            ("workPackage", !await db.WorkPackages.AnyAsync(one => one.ProgramId == program && one.Id == form.WorkPackage), "This program has no such work package. Choose one from the list."),
            ("people", stranger is not null, $"Nobody here has the number {stranger}. Choose people from the list."),
            ("crewSize", crew < form.People.Length, $"{form.People.Length} people are named, so the crew is at least as large."),
            ("incidentDetails", form.Incident != "none" && form.IncidentDetails.Trim().Length < 20, "Describe what happened in at least 20 letters."),
            ("photos", missing is not null, $"{missing?.Name} has not arrived. Wait until it is sent, or remove it."),
            ("signature", form.Signature.Trim() is var signed && (signed == "" || signed != signature), $"Sign with your full name, {signature}."),
        ];
        return rules.Where(rule => rule.IsBroken).DistinctBy(rule => rule.Field).ToDictionary(rule => rule.Field, rule => new[] { rule.Sentence });
    }
}
