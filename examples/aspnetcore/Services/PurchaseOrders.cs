namespace Gantry.Platform.Services;

public sealed class PurchaseOrder
{
    public required string Number { get; init; }
    [JsonIgnore] public string ProgramId { get; init; } = "";
    public required string Vendor { get; init; }
    public required string Description { get; init; }
    public decimal Amount { get; init; }
    public required string Status { get; init; }
}

public static class PurchaseOrderCalls
{
    public static void MapPurchaseOrders(this WebApplication app)
    {
        // A number is found as it is written, in any case, and without its letters. Only the programs of the person are searched.
        app.MapPost("/VendorInvoice/SearchPONumber", async (string poNumber, ClaimsPrincipal user, PlatformDb db) =>
        {
            var (id, number) = (user.Id(), poNumber.Trim().ToUpperInvariant().Replace(' ', '-'));
            var hit = await (from order in db.PurchaseOrders
                             join program in db.Programs on order.ProgramId equals program.Id
                             where (order.Number == number || order.Number == "PO-" + number) && db.Grants.Any(grant => grant.UserId == id && grant.ProgramId == order.ProgramId)
                             select new { found = true, PONumber = order.Number, projectName = program.Name, projectId = program.Id }).SingleOrDefaultAsync();
            return Answers.AsWritten(hit ?? (object)new { found = false });
        }).RequireAuthorization();
        app.MapGet("/PurchaseOrders", (HttpRequest http, PlatformDb db) => db.PurchaseOrders.Where(order => order.ProgramId == http.ProgramId()).OrderBy(order => order.Number).ToListAsync())
            .RequireModule(Modules.PurchaseOrders);
    }
}
