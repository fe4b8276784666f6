using System.ComponentModel.DataAnnotations.Schema;

namespace Gantry.Platform.Notifications;

/// <summary>A notification, as the store keeps it and as it is sent. The payload is sent on as it came.</summary>
public sealed record Notification
{
    [JsonIgnore] public string UserId { get; init; } = "";
    public required string Id { get; init; }
    public required string Type { get; init; }
    public required string Title { get; init; }
    public bool Read { get; init; }
    public bool Delete { get; init; }
    public DateTime DateTime { get; init; } = DateTime.UtcNow;
    public DateTime CreatedDate { get; init; } = DateTime.UtcNow;
    public DateTime LastModifiedDate { get; init; } = DateTime.UtcNow;
    [Column(TypeName = "jsonb")] public JsonObject Payload { get; init; } = [];

    /// <summary>What lists compare: a to-do item is done or active, and a deleted one is done. Any other type has the status of its payload.</summary>
    [JsonIgnore] public string Status { get; init; } = "";

    public string StatusOf()
    {
        var status = ((string?)Payload["status"] ?? "").ToLowerInvariant();
        return !IsOfType("todo") ? status : Delete || status == "done" ? "done" : "active";
    }

    public bool IsOfType(string type) => Type.Equals(type, StringComparison.OrdinalIgnoreCase);

    /// <summary>A copy whose payload has these fields too. A null takes the field away.</summary>
    public Notification WithPayload(params (string Name, JsonNode? Value)[] changes)
    {
        var payload = (JsonObject)Payload.DeepClone();
        foreach (var (name, value) in changes)
        {
            payload.Remove(name);
            if (value is not null) payload[name] = value;
        }
        return this with { Payload = payload };
    }
}

/// <summary>One type to list; an empty status means every status.</summary>
public sealed record TypeStatus(string Type, string? Status);

/// <summary>Which notifications to read. Both moments are inclusive, and no types means every type.</summary>
public sealed record Filter(DateTime? Since = null, DateTime? Until = null, IReadOnlyList<TypeStatus>? Types = null, bool UnreadOnly = false);
