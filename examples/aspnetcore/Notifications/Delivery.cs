using OpenIddict.Abstractions;
using StackExchange.Redis;

namespace Gantry.Platform.Notifications;

/// <summary>The hub only sends: `Notification` with one item, `NotificationList` with several, `Settings` when a person has changed theirs.</summary>
public sealed class NotificationHub : Hub
{
    public const string Path = "/notificationHub";

    /// <summary>A browser cannot send a header with a WebSocket or an event stream, so the hub's token is in the query. No other address takes it from there.</summary>
    public static Task TakeTokenFromQuery(HttpContext http, RequestDelegate next)
    {
        if (http.Request.Path.StartsWithSegments(Path) && http.Request.Query["access_token"] is [{ Length: > 0 } token]) http.Request.Headers.Authorization = $"Bearer {token}";
        return next(http);
    }

    public sealed class UserIds : IUserIdProvider
    {
        public string? GetUserId(HubConnectionContext connection) => connection.User.GetClaim(OpenIddictConstants.Claims.Subject);
    }
}

/// <summary>
/// Saves notifications and tells the connected clients of their user, whichever instance they are connected to. With several instances each
/// change goes through a Redis channel. SignalR's own Redis backplane is not used: while Redis is away, it closes each new connection and
/// delivers nothing, not even to the clients of this instance.
/// </summary>
public sealed class Delivery(NotificationStore store, IHubContext<NotificationHub> hub, IConfiguration configuration, ILogger<Delivery> logger) : BackgroundService
{
    private static readonly RedisChannel channel = RedisChannel.Literal("notifications");
    private ISubscriber? redis;

    private sealed record Message(string User, IReadOnlyList<Notification> Items, long? SettingsAt = null);

    public async Task<Notification?> SaveAsync(string user, Notification item, DateTime? expected = null)
    {
        var saved = await store.SaveAsync(user, item, expected);
        if (saved is not null) await SendAsync(user, [saved]);
        return saved;
    }

    public Task SendAsync(string user, IReadOnlyList<Notification> items) => items.Count > 0 ? SendAsync(new Message(user, items)) : Task.CompletedTask;

    /// <summary>Tells the devices of a person that settings have changed, and when.</summary>
    public Task SendSettingsAsync(string user, long at) => SendAsync(new Message(user, [], at));

    private async Task SendAsync(Message message)
    {
        if (!await PublishAsync(message)) await SendHereAsync(message);
    }

    private Task SendHereAsync(Message message) => message.SettingsAt is { } at
        ? hub.Clients.User(message.User).SendAsync("Settings", new { at })
        : message.Items is [var item]
        ? hub.Clients.User(message.User).SendAsync("Notification", item)
        : hub.Clients.User(message.User).SendAsync("NotificationList", message.Items);

    /// <summary>False without Redis, or if it cannot be reached: clients of other instances then find the items with their next catch-up.</summary>
    private async Task<bool> PublishAsync(Message message)
    {
        if (redis is null) return false;
        try
        {
            return await redis.PublishAsync(channel, JsonSerializer.SerializeToUtf8Bytes(message)) > 0;
        }
        catch (Exception error) when (error is RedisException or TimeoutException)
        {
            logger.LogWarning("Redis cannot be reached, so only the clients of this instance hear of a change now.");
            return false;
        }
    }

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        if (configuration.GetConnectionString("Redis") is not { } address) return;
        var options = ConfigurationOptions.Parse(address);
        // The multiplexer connects again by itself. A change that cannot be published fails at once instead of waiting for Redis.
        options.AbortOnConnectFail = false;
        options.BacklogPolicy = BacklogPolicy.FailFast;
        await using var connection = await ConnectionMultiplexer.ConnectAsync(options);
        redis = connection.GetSubscriber();
        for (var isSubscribed = false; !isSubscribed; await Task.Delay(isSubscribed ? Timeout.Infinite : 1000, stopping))
            try
            {
                // One queue keeps the order of the messages.
                (await redis.SubscribeAsync(channel)).OnMessage(one => SendHereAsync(JsonSerializer.Deserialize<Message>((byte[])one.Message!)!));
                isSubscribed = true;
            }
            catch (Exception error) when (error is RedisException or TimeoutException)
            {
                logger.LogWarning("Redis cannot be reached. The subscription is tried again in a second.");
            }
    }
}
