using System.Security.Cryptography;
using Microsoft.AspNetCore.DataProtection;

namespace Gantry.Platform.Services;

/// <summary>A dashboard, a report, or a group of them.</summary>
public sealed class Dashboard
{
    public const string Group = "Group";

    public int Id { get; init; }
    public int? ParentId { get; init; }
    public required string ProgramId { get; init; }
    public required string Title { get; init; }
    /// <summary>Dashboard, Report or Group.</summary>
    public required string Kind { get; init; }
    public List<Dashboard> Items { get; init; } = [];
}

/// <summary>
/// The list of dashboards, and what embeds one. The page in the frame is the platform's own and stands for Power BI: it speaks the same messages, so
/// the portal works without an account there. To use Power BI, ask its REST API for the embed address and token in GetPowerBiData, and take
/// `reportsOrigin` out of the portal's configuration.
/// </summary>
public static class DashboardCalls
{
    private static readonly TimeSpan tokenLife = TimeSpan.FromHours(1);

    public static void MapDashboards(this WebApplication app)
    {
        app.MapGet("/api/Dashboards", async (string? projectId, ClaimsPrincipal user, PlatformDb db) =>
        {
            var id = user.Id();
            var all = await db.Dashboards.Where(one => (projectId == null || one.ProgramId == projectId)
                && db.Grants.Any(grant => grant.UserId == id && grant.ProgramId == one.ProgramId && grant.ModuleId == Modules.Dashboards)).OrderBy(one => one.Id).ToListAsync();
            return Results.Ok(EntriesOf(all.ToLookup(one => one.ParentId), null));
        }).RequireAuthorization();
        app.MapGet("/Reports/GetPowerBiData", async (string projectId, int reportId, string type, ClaimsPrincipal user, PlatformDb db, IDataProtectionProvider protection, HttpRequest http) =>
        {
            var id = user.Id();
            var isTheirs = await db.Dashboards.AnyAsync(one => one.Id == reportId && one.ProgramId == projectId && one.Kind.ToLower() == type
                && db.Grants.Any(grant => grant.UserId == id && grant.ProgramId == projectId && grant.ModuleId == Modules.Dashboards));
            if (!isTheirs) return Answers.Refuse(403, "You have no such report in this program.");
            var accessToken = Protector(protection).Protect($"{reportId}", tokenLife);
            return Results.Ok(new { embedUrl = $"{http.PublicAddress()}/reports/{type}Embed?id={reportId}", accessToken, expiration = (int)tokenLife.TotalSeconds });
        }).RequireAuthorization();

        app.MapGet("/reports/{kind}Embed", (HttpResponse response, IConfiguration configuration, IWebHostEnvironment files) =>
        {
            response.Headers.ContentSecurityPolicy = $"default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors {string.Join(' ', configuration.PortalOrigins())}";
            return Results.File(files.WebRootFileProvider.GetFileInfo("report.html").PhysicalPath!, "text/html; charset=utf-8");
        });
        // The frame has the token of the report, not that of the person.
        app.MapPost("/reports/data", async (ReportRequest request, PlatformDb db, IDataProtectionProvider protection) =>
        {
            try
            {
                var id = int.Parse(Protector(protection).Unprotect(request.AccessToken));
                var report = await db.Dashboards.SingleAsync(one => one.Id == id);
                var labels = report.Title switch
                {
                    "Jobs by Crew" => db.ScheduleJobs.Where(row => row.ProgramId == report.ProgramId).Select(row => row.Crew ?? "No crew"),
                    "Work Orders by Status" => db.WorkOrders.Where(row => row.ProgramId == report.ProgramId).Select(row => row.Status),
                    "Purchase Orders by Vendor" => db.PurchaseOrders.Where(row => row.ProgramId == report.ProgramId).Select(row => row.Vendor),
                    _ => db.ScheduleJobs.Where(row => row.ProgramId == report.ProgramId).Select(row => row.Status),
                };
                return Results.Ok(new { report.Title, Rows = await labels.GroupBy(label => label).Select(group => new { Label = group.Key, Value = group.Count() }).OrderBy(row => row.Label).ToListAsync() });
            }
            catch (CryptographicException)
            {
                return Answers.Refuse(403, "The token of the report has ended.");
            }
        });
    }

    private static IEnumerable<object> EntriesOf(ILookup<int?, Dashboard> all, int? parent) => all[parent].Select(one => one.Kind == Dashboard.Group
        ? new { type = Dashboard.Group, title = one.Title, items = EntriesOf(all, one.Id) }
        : (object)new { one.Id, text = one.Title, value = one.Kind + one.Title.Replace(" ", "") });

    private sealed record ReportRequest(string AccessToken);

    private static ITimeLimitedDataProtector Protector(IDataProtectionProvider protection) => protection.CreateProtector("reports").ToTimeLimitedDataProtector();
}
