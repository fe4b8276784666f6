using System.Text.Encodings.Web;

namespace Gantry.Platform.Services;

/// <summary>One setting of a person. Without a value it was removed, and stands there so that an older change does not bring it back.</summary>
public sealed class Setting
{
    public required string UserId { get; init; }
    public required string Key { get; init; }
    /// <summary>JSON, which the platform does not read.</summary>
    public string? Value { get; set; }
    /// <summary>When it was changed, by the clock of the database, in milliseconds since 1970.</summary>
    public long At { get; set; }
    /// <summary>When it was stored: later than all that the person had then.</summary>
    public long StoredAt { get; set; }
}

/// <summary>What people arrange for themselves, for all of their devices.</summary>
public static class SettingCalls
{
    /// <summary>How long a removal counts.</summary>
    public static readonly TimeSpan KeptFor = TimeSpan.FromDays(60);

    private const int longestValue = 4096, mostChanges = 200, mostSettings = 2000;

    public static void MapSettings(this WebApplication app)
    {
        app.MapGet("/api/settings", async (ClaimsPrincipal user, PlatformDb db) =>
        {
            var id = user.Id();
            return AnswerOf(await db.Settings.Where(one => one.UserId == id).ToListAsync());
        }).RequireAuthorization();
        app.MapPatch("/api/settings", ChangeAsync).RequireAuthorization();
    }

    private static async Task<IResult> ChangeAsync(Changes body, ClaimsPrincipal user, PlatformDb db, Delivery delivery)
    {
        if (body.All.Length > mostChanges || body.All.Any(change => change.Key is not { Length: > 0 and <= 200 } || change.Age < 0 || change.After < 0 || change.Text?.Length > longestValue))
            return Answers.Refuse(400, $"Each of at most {mostChanges} changes has a key of at most 200 characters and a value of at most {longestValue}.");
        var id = user.Id();
        await using var transaction = await db.Database.BeginTransactionAsync();
        // Two devices of a person may change the same setting at once, on two instances.
        await db.Database.ExecuteSqlAsync($"select pg_advisory_xact_lock(hashtextextended({$"settings {id}"}, 0))");
        var time = await db.Database.SqlQuery<long>($"select (extract(epoch from clock_timestamp()) * 1000)::bigint as \"Value\"").SingleAsync();
        var stored = await db.Settings.AsTracking().Where(one => one.UserId == id).ToDictionaryAsync(one => one.Key);
        var storedAt = Math.Max(time, MomentOf(stored.Values) + 1);
        var hasChanged = false;
        foreach (var change in body.All)
        {
            var madeAt = Math.Max(0, time - change.Age);
            if (!stored.TryGetValue(change.Key, out var one)) db.Settings.Add(stored[change.Key] = one = new() { UserId = id, Key = change.Key, At = -1 });
            else if (change.After < one.At && madeAt <= one.At) continue;
            (one.Value, one.At, one.StoredAt) = (change.Text, Math.Max(madeAt, one.At + 1), storedAt);
            hasChanged = true;
        }
        if (stored.Count > mostSettings) return Answers.Refuse(400, $"A person has at most {mostSettings} settings.");
        await db.SaveChangesAsync();
        await transaction.CommitAsync();
        if (hasChanged) await delivery.SendSettingsAsync(id, storedAt);
        return AnswerOf(stored.Values);
    }

    private static long MomentOf(ICollection<Setting> stored) => stored.Count == 0 ? 0 : stored.Max(one => one.StoredAt);

    private static IResult AnswerOf(ICollection<Setting> stored) => Results.Ok(new
    {
        At = MomentOf(stored),
        Settings = stored.Where(one => one.Value is not null).Select(one => new { one.Key, Value = JsonNode.Parse(one.Value!), one.At }),
    });

    private sealed record Changes([property: JsonPropertyName("changes")] Change[]? Given)
    {
        public Change[] All => Given ?? [];
    }

    private sealed record Change(string Key, JsonNode? Value, long Age, long After)
    {
        // A value has the length of what was sent, in any language. It stands in no page.
        private static readonly JsonSerializerOptions asSent = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

        /// <summary>Null removes the setting.</summary>
        public string? Text => Value?.ToJsonString(asSent);
    }
}
