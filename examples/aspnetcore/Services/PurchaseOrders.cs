namespace Gantry.Platform.Services;

public sealed class PurchaseOrder
{
    public required string Number { get; init; }
    [JsonIgnore] public required string ProgramId { get; init; }
    public required string Vendor { get; init; }
    public required string Description { get; init; }
    public decimal Amount { get; init; }
    public required string Status { get; init; }
}

public static class PurchaseOrderCalls { public static void MapPurchaseOrders(this WebApplication app) { } }
