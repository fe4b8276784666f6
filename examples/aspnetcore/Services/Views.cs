using System.Text.RegularExpressions;

namespace Gantry.Platform.Services;

/// <summary>The embedded modules: fragments of HTML from the folder Views, and their scripts from wwwroot/views.</summary>
public static partial class ViewCalls
{
    /// <summary>The build puts the files of views here. That of the field report and its scripts are the demonstration's.</summary>
    private static readonly string folder = AppContext.BaseDirectory;

    /// <summary>The views that are not placeholders: their first word in the address, their file, and the module that opens them.</summary>
    private static readonly Dictionary<string, (string File, int Module)> views = new()
    {
        ["projectManagement"] = ("schedule.html", Modules.Schedule),
        ["workOrder"] = ("workOrder.html", Modules.WorkOrder),
        ["dailyFieldReport"] = ("dailyFieldReport.html", Modules.FieldReport),
    };

    /// <summary>The other modules of the portal show the purchase orders of the program, until their own views are written.</summary>
    private static readonly HashSet<string> others =
    [
        "scopeManagement", "costCenterManagement", "siteCandidateManagement", "documentManagement", "clientManagement", "vendorCreation", "vendorManagement",
        "closeoutManagement", "logisticsManagement", "jobSafetyAnalysis", "fieldServiceManagement", "poApproval", "poApprovalAll", "poAll",
        "closeoutApproval", "closeoutApprovalAll", "purchaseOrder", "userManagement", "CrewForemanAssignment", "assignSites", "dashboards",
    ];

    public static void MapViews(this WebApplication app)
    {
        var version = app.Configuration["Views:Version"] ?? "1.0.0";
        app.MapGet("/version.manifest", () => Results.Text($"version: {version}")).RequireAuthorization();
        app.MapGet("/Views/{**route}", async (string route, HttpContext http, PlatformDb db) =>
        {
            // The route may have a sub-route, such as purchaseOrders/PO-114003. What is below the first word is an input of the script.
            var name = route.Split('/')[0];
            if (!views.TryGetValue(name, out var view)) return others.Contains(name) ? FileOf("purchaseOrders.html") : Answers.Refuse(404, "There is no such view.");
            return await db.MayUseAsync(http, view.Module) ? FileOf(view.File) : Answers.Refuse(403, "You may not use this module in this program.");
            IResult FileOf(string file) => Results.File(Path.Combine(folder, "Views", file), "text/html; charset=utf-8");
        }).RequireAuthorization();
        // The portal asks for schedule.1.0.0.min.js. The version is there for caches: all names lead to the same file.
        app.MapGet("/Scripts/{name}", (string name, HttpResponse response) =>
        {
            var file = Path.Combine(folder, "wwwroot", "views", $"{ScriptName().Match(name).Groups[1]}.js");
            if (!File.Exists(file)) return Answers.Refuse(404, "There is no such script.");
            response.Headers.CacheControl = name.Contains($".{version}.") ? "public, max-age=31536000, immutable" : "no-cache";
            return Results.File(file, "text/javascript; charset=utf-8");
        });
    }

    [GeneratedRegex(@"^([a-zA-Z]+)(?:\.\d+\.\d+\.\d+)?(?:\.min)?\.js$")]
    private static partial Regex ScriptName();
}
