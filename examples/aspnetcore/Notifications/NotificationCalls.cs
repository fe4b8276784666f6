using Microsoft.AspNetCore.Http.Connections;

namespace Gantry.Platform.Notifications;

/// <summary>The calls of the notification service, and its hub.</summary>
public static class NotificationCalls
{
    public static void MapNotifications(this WebApplication app)
    {
        var configuration = app.Configuration;
        // With `Hub:RedirectTo` this instance only sends clients on, as Azure SignalR Service does.
        if (configuration["Hub:RedirectTo"] is { } address)
            app.MapPost($"{NotificationHub.Path}/negotiate", (HttpRequest http) => new { url = address, accessToken = http.Headers.Authorization.ToString()["Bearer ".Length..] }).RequireAuthorization();
        else
            app.MapHub<NotificationHub>(NotificationHub.Path, hub =>
            {
                hub.Transports = configuration.GetValue("Hub:Transports", HttpTransports.All);
                hub.CloseOnAuthenticationExpiration = true;
            }).RequireAuthorization();

        var calls = app.MapGroup("/api/notifications").RequireAuthorization();
        calls.MapGet("", async (string userId, DateTimeOffset dateTime, ClaimsPrincipal user, NotificationStore store) =>
            userId != user.Id() ? Answers.Refuse(403, "These are the notifications of someone else.") : Results.Ok(await store.ListAsync(userId, new(Since: dateTime.UtcDateTime), 1000)));
        calls.MapPost("GetFilteredNotifications", async (FilterRequest request, ClaimsPrincipal user, NotificationStore store) =>
        {
            if (request.PageSize is < 1 or > 10_000 || request.TypeStatus is null) return Answers.Refuse(400, "pageSize is from 1 to 10000, and typeStatus is a list.");
            var filter = new Filter(Until: request.ToDate?.UtcDateTime, Types: request.TypeStatus);
            var total = await store.CountAsync(user.Id(), filter);
            var notifications = await store.ListAsync(user.Id(), filter, request.PageSize);
            return Results.Ok(new { notifications, totalPages = (total + request.PageSize - 1) / request.PageSize });
        });
        calls.MapPost("GetUnreadNotificationsCount", (CountRequest request, ClaimsPrincipal user, NotificationStore store) => store.CountUnreadAsync(user.Id(), request.Counted ?? []));
        calls.MapPut("MarkAsReadBulk", async (string[] ids, ClaimsPrincipal user, NotificationStore store, Delivery delivery) =>
        {
            await delivery.SendAsync(user.Id(), await store.MarkAsync(user.Id(), ids, true));
            return Results.NoContent();
        });
        calls.MapPut("{id}/receipt", async (string id, ClaimsPrincipal user, NotificationStore store, Delivery delivery) =>
        {
            // Only the first receipt counts. Someone may change the notification meanwhile.
            while (await store.FindAsync(user.Id(), id) is { } item)
            {
                if (item.Payload["receiptDate"] is not null) return Results.Ok(item);
                var read = item.WithPayload(("receiptDate", DateTime.UtcNow.ToString("O"))) with { Read = true };
                if (await store.SaveAsync(user.Id(), read, item.LastModifiedDate) is not { } saved) continue;
                await delivery.SendAsync(user.Id(), [saved]);
                return Results.Ok(saved);
            }
            return Answers.Refuse(404, "There is no such notification.");
        });
        calls.MapPatch("{id}", async (string id, PatchOperation[] patch, ClaimsPrincipal user, NotificationStore store, Delivery delivery) =>
        {
            if (patch is not [{ Op: "replace", Path: "/read" } mark]) return Answers.Refuse(400, "The one patch is to replace /read with true or false.");
            await delivery.SendAsync(user.Id(), await store.MarkAsync(user.Id(), [id], mark.Value));
            return await store.FindAsync(user.Id(), id) is { } item ? Results.Ok(item) : Answers.Refuse(404, "There is no such notification.");
        }).Accepts<PatchOperation[]>("application/json-patch+json");
    }

    private sealed record FilterRequest(int PageSize, TypeStatus[]? TypeStatus, DateTimeOffset? ToDate);

    private sealed record CountRequest(Dictionary<string, bool>? Counted);

    private sealed record PatchOperation(string Op, string Path, bool Value);
}
