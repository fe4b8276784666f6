/// <summary>The hub only sends: `Notification` with one item, `NotificationList` with several.</summary>
[Authorize]
public sealed class NotificationHub : Hub;

/// <summary>
/// Saves notifications and tells the connected clients of their user, whichever instance they are connected to. With several instances
/// each change goes through a Redis channel, written as its protocol has it: JSON without line breaks is one line of it.
/// </summary>
public sealed class Delivery(NotificationStore store, IHubContext<NotificationHub> hub, IConfiguration configuration, ILogger<Delivery> logger) : BackgroundService
{
    private readonly string? redis = configuration.GetConnectionString("Redis");
    private readonly SemaphoreSlim turn = new(1);
    private TcpClient? publisher;

    private sealed record Message(string User, IReadOnlyList<Notification> Items);

    public async Task<Notification?> SaveAsync(string user, Notification item, DateTime? expected = null)
    {
        var saved = await store.SaveAsync(user, item, expected);
        if (saved is not null) await SendAsync(user, [saved]);
        return saved;
    }

    public async Task SendAsync(string user, IReadOnlyList<Notification> items)
    {
        if (items.Count > 0 && !await PublishAsync(new Message(user, items))) await SendHereAsync(new Message(user, items));
    }

    private Task SendHereAsync(Message message) => message.Items is [var item]
        ? hub.Clients.User(message.User).SendAsync("Notification", item)
        : hub.Clients.User(message.User).SendAsync("NotificationList", message.Items);

    private async Task<TcpClient> ConnectAsync()
    {
        var client = new TcpClient();
        await client.ConnectAsync(redis!.Split(':')[0], int.Parse(redis.Split(':')[1]));
        return client;
    }

    /// <summary>False without Redis, or if it cannot be reached: clients of other instances then find the items with their next catch-up.</summary>
    private async Task<bool> PublishAsync(Message message)
    {
        if (redis is null) return false;
        await turn.WaitAsync();
        try
        {
            publisher ??= await ConnectAsync();
            var json = JsonSerializer.SerializeToUtf8Bytes(message);
            byte[] command = [.. "*3\r\n$7\r\nPUBLISH\r\n$13\r\nnotifications\r\n$"u8, .. Encoding.UTF8.GetBytes($"{json.Length}\r\n"), .. json, .. "\r\n"u8];
            await publisher.GetStream().WriteAsync(command);
            // The answer is the number of instances that heard it, such as ":2".
            if (await publisher.GetStream().ReadAsync(new byte[64]) == 0) throw new IOException("Redis closed the connection.");
            return true;
        }
        catch (Exception error) when (error is IOException or SocketException)
        {
            logger.LogWarning("Redis cannot be reached ({Reason}), so only the clients of this instance hear of a change now.", error.Message);
            publisher?.Dispose();
            publisher = null;
            return false;
        }
        finally { turn.Release(); }
    }

    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        while (redis is not null && !stopping.IsCancellationRequested)
        {
            try
            {
                using var subscriber = await ConnectAsync();
                await subscriber.GetStream().WriteAsync("*2\r\n$9\r\nSUBSCRIBE\r\n$13\r\nnotifications\r\n"u8.ToArray(), stopping);
                using var lines = new StreamReader(subscriber.GetStream());
                while (await lines.ReadLineAsync(stopping) is { } line)
                    if (line[0] == '{') await SendHereAsync(JsonSerializer.Deserialize<Message>(line)!);
            }
            catch (Exception error) when (error is IOException or SocketException)
            {
                logger.LogWarning("The subscription to Redis ended ({Reason}). It is made again in a second.", error.Message);
            }
            await Task.Delay(1000, stopping);
        }
    }
}
