namespace Gantry.Platform.Services;

/// <summary>The ids of modules that this platform looks at. The portal knows all of them.</summary>
public static class Modules
{
    public const int FieldReport = 4, Schedule = 21, Dashboards = 23, Vendors = 25, WorkOrder = 28, PurchaseOrders = 33, NotificationCenter = 56;
}

public sealed class ProgramEntry
{
    public required string Id { get; init; }
    public required string Name { get; init; }
}

public sealed class MenuGroup
{
    public int Id { get; init; }
    public required string Name { get; init; }
    public required string Icon { get; init; }
    public List<MenuModule> Modules { get; init; } = [];
}

/// <summary>A module in its group. The portal knows its name, its icon and its address.</summary>
public sealed class MenuModule
{
    public int Id { get; init; }
    public required string Name { get; init; }
    public int MenuGroupId { get; init; }
}

/// <summary>Lets a person use a module in a program.</summary>
public sealed class Grant
{
    public required string UserId { get; init; }
    public required int ModuleId { get; init; }
    public required string ProgramId { get; init; }
}

/// <summary>The menu, and what the person may use in which program.</summary>
public static class MenuCalls
{
    public static void MapMenu(this WebApplication app) => app.MapGet("/api/MenuItems/GetMenuItemsWithGroup", async (ClaimsPrincipal user, PlatformDb db) =>
    {
        var id = user.Id();
        var mine = await (from grant in db.Grants
                          join program in db.Programs on grant.ProgramId equals program.Id
                          join module in db.MenuModules on grant.ModuleId equals module.Id
                          where grant.UserId == id
                          orderby program.Name, module.Id
                          select new { ModuleId = module.Id, ProjectId = program.Id, ProjectName = program.Name, ModuleGroupId = module.MenuGroupId }).ToListAsync();
        var modules = mine.Select(entry => entry.ModuleId).ToHashSet();
        var groups = await db.MenuGroups.Include(group => group.Modules).OrderBy(group => group.Id).ToListAsync();
        var programs = mine.Where(entry => entry.ModuleId == Modules.Dashboards).Select(entry => entry.ProjectId).ToList();
        return Answers.AsWritten(new
        {
            MenuItems = groups.Where(group => group.Modules.Any(module => modules.Contains(module.Id)))
                .Select(group => new { group.Id, group.Name, IsGroup = true, group.Icon }),
            SiteMapEntry = mine,
            Dashboard = await db.Dashboards.Where(one => programs.Contains(one.ProgramId) && one.Kind != Dashboard.Group).Select(one => new { ProjectId = one.ProgramId, one.Id }).ToListAsync(),
        });
    }).RequireAuthorization();
}
