namespace Gantry.Platform.Notifications;

/// <summary>The notifications of every user, shared by all instances. PostgreSQL's clock sets LastModifiedDate, and nothing else does.</summary>
public sealed class NotificationStore(IDbContextFactory<PlatformDb> databases)
{
    public static readonly string[] OpenStatuses = ["enqueued", "running", "retrying", "cancelling"];

    /// <summary>The newest first, by LastModifiedDate.</summary>
    public async Task<List<Notification>> ListAsync(string user, Filter filter, int limit)
    {
        await using var db = await databases.CreateDbContextAsync();
        return await Matching(db, user, filter).OrderByDescending(item => item.LastModifiedDate).Take(limit).ToListAsync();
    }

    public async Task<int> CountAsync(string user, Filter filter)
    {
        await using var db = await databases.CreateDbContextAsync();
        return await Matching(db, user, filter).CountAsync();
    }

    private static readonly string[] NamedTypes = ["todo", "export", "import", "announcement", "requests"];

    /// <summary>The unread ones that the person counts: by type and program, otherwise by type. What is not named counts.</summary>
    public async Task<int> CountUnreadAsync(string user, IReadOnlyDictionary<string, bool> counted)
    {
        await using var db = await databases.CreateDbContextAsync();
        var groups = await db.Database.SqlQuery<UnreadGroup>($"""
            select lower("Type") as "Type", "Payload"->>'program' as "Program", count(*)::int as "Count"
            from "Notifications" where "UserId" = {user} and not "Read" group by 1, 2
            """).ToListAsync();
        return groups.Where(group => Counts(NamedTypes.Contains(group.Type) ? group.Type : "other", group.Program)).Sum(group => group.Count);

        bool Counts(string type, string? program) =>
            counted.TryGetValue($"{type}/{program}", out var own) ? own : !counted.TryGetValue(type, out var general) || general;
    }

    private sealed record UnreadGroup(string Type, string? Program, int Count);

    public async Task<Notification?> FindAsync(string user, string id)
    {
        await using var db = await databases.CreateDbContextAsync();
        return await db.Notifications.SingleOrDefaultAsync(item => item.UserId == user && item.Id == id);
    }

    /// <summary>Adds or replaces. Null if <paramref name="expected"/> is given and is no longer the stored version.</summary>
    public async Task<Notification?> SaveAsync(string user, Notification item, DateTime? expected = null)
    {
        await using var db = await databases.CreateDbContextAsync();
        return await SaveAsync(db, user, item, expected);
    }

    /// <summary>The same within a transaction of the caller.</summary>
    public static async Task<Notification?> SaveAsync(PlatformDb db, string user, Notification item, DateTime? expected)
    {
        var (status, payload, moment, created) = (item.StatusOf(), item.Payload.ToJsonString(), item.DateTime.ToUniversalTime(), item.CreatedDate.ToUniversalTime());
        // Entity Framework has no upsert, and the clock must be the database's.
        var rows = expected is null
            ? db.Notifications.FromSql($"""
                insert into "Notifications" ("UserId", "Id", "Type", "Title", "Status", "Read", "Delete", "DateTime", "CreatedDate", "LastModifiedDate", "Payload")
                values ({user}, {item.Id}, {item.Type}, {item.Title}, {status}, {item.Read}, {item.Delete}, {moment}, {created}, clock_timestamp(), {payload}::jsonb)
                on conflict ("UserId", "Id") do update set "Type" = excluded."Type", "Title" = excluded."Title", "Status" = excluded."Status", "Read" = excluded."Read",
                  "Delete" = excluded."Delete", "DateTime" = excluded."DateTime", "LastModifiedDate" = clock_timestamp(), "Payload" = excluded."Payload"
                returning *
                """)
            : db.Notifications.FromSql($"""
                update "Notifications" set "Type" = {item.Type}, "Title" = {item.Title}, "Status" = {status}, "Read" = {item.Read}, "Delete" = {item.Delete},
                  "DateTime" = {moment}, "LastModifiedDate" = clock_timestamp(), "Payload" = {payload}::jsonb
                where "UserId" = {user} and "Id" = {item.Id} and "LastModifiedDate" = {expected.Value} returning *
                """);
        return (await rows.ToListAsync()).SingleOrDefault();
    }

    /// <summary>Sets the mark and returns the notifications that it changed. They keep their order: each is a microsecond after the one that was older.</summary>
    public async Task<List<Notification>> MarkAsync(string user, string[] ids, bool read)
    {
        await using var db = await databases.CreateDbContextAsync();
        return await db.Notifications.FromSql($"""
            update "Notifications" as n set "Read" = {read}, "LastModifiedDate" = statement_timestamp() + marked.place * interval '1 microsecond'
            from (select "Id", row_number() over (order by "LastModifiedDate") as place from "Notifications" where "UserId" = {user} and "Id" = any({ids}) and "Read" <> {read}) as marked
            where n."UserId" = {user} and n."Id" = marked."Id" and n."Read" <> {read} returning n.*
            """).ToListAsync();
    }

    /// <summary>The jobs of every user that have not ended and have taken no step since this moment.</summary>
    public async Task<List<Notification>> OpenJobsAsync(DateTime before)
    {
        await using var db = await databases.CreateDbContextAsync();
        return await db.Notifications.Where(item => OpenStatuses.Contains(item.Status) && item.LastModifiedDate <= before && db.Jobs.Any(job => job.Id == item.Id)).ToListAsync();
    }

    private static IQueryable<Notification> Matching(PlatformDb db, string user, Filter filter)
    {
        var items = db.Notifications.Where(item => item.UserId == user);
        if (filter.Since is { } since) items = items.Where(item => item.LastModifiedDate >= since);
        if (filter.Until is { } until) items = items.Where(item => item.LastModifiedDate <= until);
        if (filter.UnreadOnly) items = items.Where(item => !item.Read);
        if (filter.Types is not { Count: > 0 } types) return items;
        var wanted = types.Select(one => $"{one.Type} {one.Status}".ToLowerInvariant()).ToArray();
        return items.Where(item => wanted.Contains(item.Type.ToLower() + " ") || wanted.Contains(item.Type.ToLower() + " " + item.Status));
    }
}
