namespace Gantry.Platform.Services;

/// <summary>A dashboard, a report, or a group of them.</summary>
public sealed class Dashboard
{
    public int Id { get; init; }
    public int? ParentId { get; init; }
    public required string ProgramId { get; init; }
    public required string Title { get; init; }
    public required string Kind { get; init; }
    public List<Dashboard> Items { get; init; } = [];
}

public static class DashboardCalls { public static void MapDashboards(this WebApplication app) { } }
