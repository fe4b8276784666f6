namespace Gantry.Platform.Services;

/// <summary>A browser that wants push messages. Each of two services keeps its own registration.</summary>
public sealed class Device
{
    public required string Service { get; init; }
    public required string DeviceId { get; init; }
    public required string UserId { get; init; }
    public required string Token { get; init; }
    public string? Platform { get; init; }
    public string? Host { get; init; }
}

/// <summary>Stores the registrations. Sending push messages is left to the service of your choice.</summary>
public static class DeviceCalls
{
    public static void MapDevices(this WebApplication app)
    {
        app.MapPost("/api/PushNotifications/Subscribe", (Registration one, ClaimsPrincipal user, PlatformDb db) => RegisterAsync("notification", one, user, db)).RequireAuthorization();
        app.MapPost("/api/UserNotification/RegisterUserDeviceForPushNotifications", (Registration one, ClaimsPrincipal user, PlatformDb db) =>
            RegisterAsync("monolith", one, user, db)).RequireAuthorization();
    }

    /// <summary>A registration replaces that of the same browser. One without a token takes it away.</summary>
    private static async Task<IResult> RegisterAsync(string service, Registration one, ClaimsPrincipal user, PlatformDb db)
    {
        if (string.IsNullOrEmpty(one.DeviceId)) return Answers.Refuse(400, "A device has an id.");
        if (one.UserId != user.Id()) return Answers.Refuse(403, "A device is registered for the person who is signed in.");
        await db.Devices.Where(device => device.Service == service && device.DeviceId == one.DeviceId).ExecuteDeleteAsync();
        if (!string.IsNullOrEmpty(one.DeviceToken))
            db.Devices.Add(new() { Service = service, DeviceId = one.DeviceId, UserId = user.Id(), Token = one.DeviceToken, Platform = one.DevicePlatform, Host = one.Host });
        await db.SaveChangesAsync();
        return Results.NoContent();
    }

    private sealed record Registration(string? DeviceId, string? DeviceToken, string? UserId, string? DevicePlatform, string? Host);
}
