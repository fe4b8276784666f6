/// <summary>A notification as the services send it. The payload is stored and sent on as it came.</summary>
public sealed record Notification(
    string Id, string Type, string Title, bool Read, bool Delete,
    DateTime DateTime, DateTime CreatedDate, DateTime LastModifiedDate, JsonObject Payload)
{
    [JsonIgnore] public string User { get; init; } = "";

    /// <summary>A to-do item is done or active; a deleted one is done. Any other type has the status of its payload.</summary>
    public string Status()
    {
        var status = ((string?)Payload["status"] ?? "").ToLowerInvariant();
        return Type != "todo" ? status : Delete || status == "done" ? "done" : "active";
    }

    /// <summary>A copy whose payload has these fields too.</summary>
    public Notification WithPayload(params (string Name, JsonNode? Value)[] changes)
    {
        var payload = (JsonObject)Payload.DeepClone();
        foreach (var (name, value) in changes) payload[name] = value;
        return this with { Payload = payload };
    }
}

/// <summary>One type to list; an empty status means every status.</summary>
public sealed record TypeStatus(string Type, string? Status);

/// <summary>Which notifications to read. Both moments are inclusive, and no types means every type.</summary>
public sealed record Filter(
    DateTime? Since = null, DateTime? Until = null, IReadOnlyList<TypeStatus>? Types = null, bool UnreadOnly = false);
