using System.Globalization;
using System.IO.Compression;
using MiniExcelLibs;

namespace Gantry.Platform.Jobs;

/// <summary>A workbook that cannot be imported, with a sentence for people.</summary>
public sealed class UnreadableWorkbook(string message) : Exception(message);

/// <summary>The outcome of one line of an import.</summary>
public sealed record ImportedLine(int Line, string Item, string Outcome, string Message);

/// <summary>Writes and reads the .xlsx files of jobs.</summary>
public static class Workbooks
{
    private const int MostLines = 5000;
    private const long LargestContent = 100_000_000;

    public static async Task<byte[]> WriteAsync(PlatformDb db, BackgroundJob job)
    {
        var program = job.ProgramId ?? "";
        // Only what the person may see now, also if their rights have changed since the start.
        var mayRead = await db.Grants.AnyAsync(grant => grant.UserId == job.UserId && grant.ProgramId == program && grant.ModuleId == ModuleOf(job.Table));
        object rows = job.Table switch
        {
            ScheduleJob.Table => await db.ScheduleJobs.Where(row => mayRead && row.ProgramId == program).OrderBy(row => row.Id)
                .Select(row => new { Job = row.Id, row.Site, row.Crew, row.Start, row.Finish, row.Status, row.Note }).ToListAsync(),
            WorkOrder.Table => await db.WorkOrders.Where(row => mayRead && row.ProgramId == program).OrderBy(row => row.Id)
                .Select(row => new { WorkOrder = row.Id, row.Title, row.Site, row.Crew, row.Status }).ToListAsync(),
            _ => await db.PurchaseOrders.Where(row => mayRead && row.ProgramId == program).OrderBy(row => row.Number)
                .Select(row => new { row.Number, row.Vendor, row.Description, row.Amount, row.Status }).ToListAsync(),
        };
        using var file = new MemoryStream();
        await file.SaveAsAsync(rows, sheetName: "Export");
        return file.ToArray();
    }

    public static int ModuleOf(string table) => table switch { ScheduleJob.Table => Modules.Schedule, WorkOrder.Table => Modules.WorkOrder, _ => Modules.PurchaseOrders };

    /// <summary>Imports jobs of the schedule: the first line is the header, and each further line changes the job that it names, or adds one.</summary>
    public static async Task<IReadOnlyList<ImportedLine>> ReadAsync(PlatformDb db, BackgroundJob job)
    {
        List<IDictionary<string, object?>> lines;
        try
        {
            using var file = new MemoryStream(job.Input!);
            // A small file can hold a content that no memory can. .NET reads no more of an entry than the length that it gives.
            using (var archive = new ZipArchive(file, ZipArchiveMode.Read, leaveOpen: true))
                if (archive.Entries.Sum(entry => entry.Length) > LargestContent) throw new UnreadableWorkbook("The content of the workbook is larger than 100 MB.");
            file.Position = 0;
            lines = [.. file.Query(useHeaderRow: true, excelType: ExcelType.XLSX).Take(MostLines + 1).Cast<IDictionary<string, object?>>()];
        }
        // MiniExcel has no exception of its own for a file that it cannot read.
        catch (Exception error) when (error is not UnreadableWorkbook)
        {
            throw new UnreadableWorkbook("The file is no workbook. Save it as .xlsx and import it again.");
        }
        if (lines.Count > MostLines) throw new UnreadableWorkbook($"The workbook has more than {MostLines} lines.");
        if (lines.Count == 0 || !lines[0].ContainsKey("Job")) throw new UnreadableWorkbook("The first sheet has no column Job. Export the schedule for a workbook to start from.");
        var rows = await db.ScheduleJobs.AsTracking().Where(row => row.ProgramId == job.ProgramId).ToDictionaryAsync(row => row.Id);
        return [.. lines.Select((line, index) => Import(db, rows, job.ProgramId!, line) with { Line = index + 2 })];
    }

    private static ImportedLine Import(PlatformDb db, Dictionary<int, ScheduleJob> rows, string program, IDictionary<string, object?> line)
    {
        string? Text(string column) => line.TryGetValue(column, out var value) && Convert.ToString(value, CultureInfo.InvariantCulture)?.Trim() is { Length: > 0 } text ? text : null;
        DateOnly? Date(string column) => line.TryGetValue(column, out var value) && value is DateTime date ? DateOnly.FromDateTime(date)
            : DateOnly.TryParse(Text(column), CultureInfo.InvariantCulture, out var read) ? read : null;
        var name = Text("Job") ?? "";
        ImportedLine Result(string outcome, string message) => new(0, name == "" ? Text("Site") ?? "(empty)" : name, outcome, message);
        if (name == "" && Text("Site") is null) return Result("skipped", "The line is empty.");
        if (Text("Status") is { } given && !ScheduleJob.Statuses.Contains(given)) return Result("failed", $"The status {given} is not known: {string.Join(", ", ScheduleJob.Statuses)}.");
        if (name != "" && !(int.TryParse(name, CultureInfo.InvariantCulture, out var id) && rows.ContainsKey(id))) return Result("failed", "The program has no job with this number. Leave it empty to add a job.");
        var isNew = name == "";
        var row = isNew ? new ScheduleJob { ProgramId = program, Site = Text("Site")! } : rows[int.Parse(name, CultureInfo.InvariantCulture)];
        var before = (row.Site, row.Crew, row.Start, row.Finish, row.Status, row.Note);
        (row.Site, row.Crew, row.Start, row.Finish) = (Text("Site") ?? row.Site, Text("Crew") ?? row.Crew, Date("Start") ?? row.Start, Date("Finish") ?? row.Finish);
        (row.Status, row.Note) = (Text("Status") ?? row.Status, line.ContainsKey("Note") ? Text("Note") : row.Note);
        if (row.Finish < row.Start)
        {
            (row.Site, row.Crew, row.Start, row.Finish, row.Status, row.Note) = before;
            return Result("failed", "The job ends before it starts.");
        }
        if (isNew) db.ScheduleJobs.Add(row);
        else if (before == (row.Site, row.Crew, row.Start, row.Finish, row.Status, row.Note)) return Result("skipped", "Nothing has changed.");
        return Result(isNew ? "created" : "updated", "");
    }
}
