using System.Text.RegularExpressions;

namespace Gantry.Platform.Services;

/// <summary>The embedded modules: fragments of HTML from the folder Views, and their scripts from wwwroot/views.</summary>
public static partial class ViewCalls
{
    /// <summary>The views that are written here: their first word in the address, their file, and the module that opens them.</summary>
    private static readonly Dictionary<string, (string File, int Module)> views = new()
    {
        ["projectManagement"] = ("schedule.html", Modules.Schedule),
        ["workOrder"] = ("workOrder.html", Modules.WorkOrder),
    };

    public static void MapViews(this WebApplication app)
    {
        var version = app.Configuration["Views:Version"] ?? "1.0.0";
        app.MapGet("/version.manifest", () => Results.Text($"version: {version}")).RequireAuthorization();
        app.MapGet("/Views/{**route}", async (string route, HttpContext http, PlatformDb db, IHostEnvironment host) =>
        {
            if (views.TryGetValue(route.Split('/')[0], out var view) && !await db.MayUseAsync(http, view.Module)) return Answers.Refuse(403, "You may not use this module in this program.");
            // Any other module shows the purchase orders of the program, until its own view is written.
            return Results.File(Path.Combine(host.ContentRootPath, "Views", view.File ?? "purchaseOrders.html"), "text/html; charset=utf-8");
        }).RequireAuthorization();
        // The portal asks for schedule.1.0.0.min.js. The version is there for caches: all names lead to the same file.
        app.MapGet("/Scripts/{name}", (string name, HttpResponse response, IWebHostEnvironment files) =>
        {
            var file = ScriptName().Match(name) is { Success: true } match ? files.WebRootFileProvider.GetFileInfo($"views/{match.Groups[1]}.js") : null;
            if (file is not { Exists: true }) return Answers.Refuse(404, "There is no such script.");
            response.Headers.CacheControl = name.Contains($".{version}.") ? "public, max-age=31536000, immutable" : "no-cache";
            return Results.File(file.PhysicalPath!, "text/javascript; charset=utf-8");
        });
    }

    [GeneratedRegex(@"^([a-zA-Z]+)(?:\.\d+\.\d+\.\d+)?(?:\.min)?\.js$")]
    private static partial Regex ScriptName();
}
