namespace Gantry.Platform.Services;

/// <summary>The ids of modules, as the portal knows them.</summary>
public static class Modules
{
    public const int Users = 3, DailyReport = 4, Approvals = 5, CostApprovals = 7, Foremen = 8, Administration = 11, Closeout = 18, Logistics = 35;
    public const int Schedule = 21, Dashboards = 23, Documents = 24, VendorInvoices = 25, ClientInvoices = 26, Scope = 27, WorkOrder = 28, CostCenters = 31, SiteCandidates = 32;
    public const int PurchaseOrders = 33, FieldService = 36, UserAccess = 43, NotificationCenter = 56;
    public static readonly int[] All = [3, 4, 5, 7, 8, 11, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 35, 36, 43, 44, 45, 55, 56, 58, 70, 71];
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

public sealed class MenuModule
{
    public int Id { get; init; }
    public int GroupId { get; init; }
    public MenuGroup? Group { get; init; }
}

/// <summary>Lets a person use a module in a program.</summary>
public sealed class Grant
{
    public required string UserId { get; init; }
    public required int ModuleId { get; init; }
    public required string ProgramId { get; init; }
}

public static class MenuCalls { public static void MapMenu(this WebApplication app) { } }
