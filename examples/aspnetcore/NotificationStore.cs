/// <summary>The notifications of every user, shared by all instances. PostgreSQL's clock sets LastModifiedDate, and nothing else does.</summary>
public sealed class NotificationStore(NpgsqlDataSource database)
{
    private const string Columns = "item, read, modified, user_name";
    private const string Matching = """
        from notifications as n where user_name = @user and modified between @since and @until and not (@unread and read)
          and (cardinality(@types) = 0 or exists (select from unnest(@types, @statuses) as wanted (type, status)
            where wanted.type = n.type and wanted.status in ('', n.status)))
        """;

    /// <summary>Makes the table unless it exists. Several instances may do so at once: the lock lasts until the table is committed.</summary>
    public async Task PrepareAsync()
    {
        await using var command = database.CreateCommand("""
            select pg_advisory_xact_lock(20261122);
            create table if not exists notifications (user_name text, id text, type text not null, status text not null,
              read boolean not null, modified timestamptz not null, item jsonb not null, primary key (user_name, id));
            create index if not exists notifications_by_time on notifications (user_name, modified desc);
            create index if not exists notifications_open_jobs on notifications (modified)
              where type = 'export' and status in ('enqueued', 'running', 'retrying', 'cancelling');
            """);
        await command.ExecuteNonQueryAsync();
    }

    /// <summary>The newest first, by LastModifiedDate.</summary>
    public Task<IReadOnlyList<Notification>> ListAsync(string user, Filter filter, int limit) => ReadAsync(
        $"select {Columns} {Matching} order by modified desc limit @limit", [.. ParametersOf(user, filter), new("limit", limit)]);

    public async Task<int> CountAsync(string user, Filter filter)
    {
        await using var command = database.CreateCommand($"select count(*)::int {Matching}");
        command.Parameters.AddRange(ParametersOf(user, filter));
        return (int)(await command.ExecuteScalarAsync())!;
    }

    public async Task<Notification?> FindAsync(string user, string id) => (await ReadAsync(
        $"select {Columns} from notifications where user_name = @user and id = @id", [new("user", user), new("id", id)])).SingleOrDefault();

    /// <summary>Adds or replaces. Null if <paramref name="expected"/> is given and is no longer the stored version.</summary>
    public async Task<Notification?> SaveAsync(string user, Notification item, DateTime? expected = null)
    {
        const string insert = "insert into notifications as n values (@user, @id, @type, @status, @read, clock_timestamp(), @item::jsonb)";
        const string replace = "set type = @type, status = @status, read = @read, modified = clock_timestamp(), item = @item::jsonb";
        var sql = expected is null
            ? $"{insert} on conflict (user_name, id) do update {replace} returning {Columns}"
            : $"update notifications {replace} where user_name = @user and id = @id and modified = @expected returning {Columns}";
        return (await ReadAsync(sql, [new("user", user), new("id", item.Id), new("type", item.Type.ToLowerInvariant()), new("status", item.Status()),
            new("read", item.Read), new("item", JsonSerializer.Serialize(item)), new("expected", expected ?? DateTime.UnixEpoch)])).SingleOrDefault();
    }

    /// <summary>Sets the mark and returns the notifications that it changed.</summary>
    public Task<IReadOnlyList<Notification>> MarkAsync(string user, IReadOnlyList<string> ids, bool read) => ReadAsync(
        $"update notifications set read = @read, modified = clock_timestamp() where user_name = @user and id = any(@ids) and read <> @read returning {Columns}",
        [new("user", user), new("ids", ids.ToArray()), new("read", read)]);

    /// <summary>The exports of every user that have not ended.</summary>
    public Task<IReadOnlyList<Notification>> OpenJobsAsync() => ReadAsync(
        $"select {Columns} from notifications where type = 'export' and status in ('enqueued', 'running', 'retrying', 'cancelling')", []);

    private static NpgsqlParameter[] ParametersOf(string user, Filter filter) => [
        new("user", user), new("since", filter.Since ?? DateTime.UnixEpoch), new("until", filter.Until ?? new DateTime(9999, 1, 1, 0, 0, 0, DateTimeKind.Utc)),
        new("unread", filter.UnreadOnly), new("types", (filter.Types ?? []).Select(wanted => wanted.Type.ToLowerInvariant()).ToArray()),
        new("statuses", (filter.Types ?? []).Select(wanted => (wanted.Status ?? "").ToLowerInvariant()).ToArray())];

    private async Task<IReadOnlyList<Notification>> ReadAsync(string sql, NpgsqlParameter[] parameters)
    {
        await using var command = database.CreateCommand(sql);
        command.Parameters.AddRange(parameters);
        await using var reader = await command.ExecuteReaderAsync();
        var items = new List<Notification>();
        while (await reader.ReadAsync())
            items.Add(JsonSerializer.Deserialize<Notification>(reader.GetString(0))!
                with { Read = reader.GetBoolean(1), LastModifiedDate = reader.GetDateTime(2), User = reader.GetString(3) });
        return items;
    }
}
