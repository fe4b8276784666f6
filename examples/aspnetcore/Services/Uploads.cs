using System.Security.Cryptography;
using System.Text;
using Gantry.Platform.Jobs;

namespace Gantry.Platform.Services;

/// <summary>A file that a person sends. It stays for a time after its end, so that its key starts one job.</summary>
public sealed class Upload
{
    /// <summary>Nobody can guess it, and nobody else can use it.</summary>
    public string Id { get; init; } = RandomNumberGenerator.GetHexString(32, true);
    public required string UserId { get; init; }
    public required string Key { get; init; }
    public required long Length { get; init; }
    public string? JobId { get; init; }
    public DateTime At { get; init; } = DateTime.UtcNow;
    public List<UploadPiece> Pieces { get; init; } = [];
}

/// <summary>What one connection brought.</summary>
public sealed class UploadPiece
{
    public required string UploadId { get; init; }
    public required long Offset { get; init; }
    public required byte[] Content { get; init; }
}

/// <summary>What an import is made of.</summary>
public sealed record ImportOf(string Title, string Table, int Module, int LargestFile);

/// <summary>
/// Takes the files of imports as forms, and by tus 1.0.0 with creation, checksum and termination. What arrived is in the database, so a file goes on
/// after a cut, a restart, and on another instance.
/// </summary>
public static class UploadCalls
{
    /// <summary>A tablet may go on with a file for this long.</summary>
    public static readonly TimeSpan KeptFor = TimeSpan.FromDays(7);

    private const string Version = "1.0.0", PieceType = "application/offset+octet-stream";
    private const int WrongChecksum = 460;
    private static readonly string[] algorithms = ["sha1", "sha256"];

    public static void MapImport(this WebApplication app, string path, ImportOf import)
    {
        app.MapMethods(path, ["OPTIONS"], (HttpResponse response) =>
        {
            response.Headers["Tus-Version"] = Version;
            response.Headers["Tus-Extension"] = "creation,checksum,termination";
            response.Headers["Tus-Checksum-Algorithm"] = string.Join(',', algorithms);
            response.Headers["Tus-Max-Size"] = $"{import.LargestFile}";
            return Results.NoContent();
        }).SpeaksTus();
        app.MapPost(path, async (HttpRequest http, PlatformDb db, Delivery delivery) => http.Headers.ContainsKey("Tus-Resumable")
            ? await CreateAsync(http, db, import) : await TakeFormAsync(http, db, delivery, import)).RequireModule(import.Module).SpeaksTus();
        app.MapMethods($"{path}/{{id}}", ["HEAD"], async (string id, HttpContext http, PlatformDb db) =>
        {
            if (await FindAsync(db, http.User.Id(), id) is not { } upload) return Results.NotFound();
            http.Response.Headers["Upload-Offset"] = $"{await OffsetAsync(db, upload)}";
            http.Response.Headers["Upload-Length"] = $"{upload.Length}";
            http.Response.Headers.CacheControl = "no-store";
            return Results.Ok();
        }).RequireModule(import.Module).SpeaksTus();
        app.MapPatch($"{path}/{{id}}", (string id, HttpRequest http, PlatformDb db, Delivery delivery) => TakePieceAsync(id, http, db, delivery, import)).RequireModule(import.Module).SpeaksTus();
        app.MapDelete($"{path}/{{id}}", async (string id, ClaimsPrincipal user, PlatformDb db) =>
        {
            var owner = user.Id();
            return await db.Uploads.Where(upload => upload.Id == id && upload.UserId == owner && upload.JobId == null).ExecuteDeleteAsync() == 1 ? Results.NoContent() : Results.NotFound();
        }).RequireModule(import.Module).SpeaksTus();
    }

    /// <summary>Each answer names the version. Another version of a client is told which one it may use.</summary>
    private static void SpeaksTus(this RouteHandlerBuilder route) => route.DisableAntiforgery().AddEndpointFilter(async (call, next) =>
    {
        var (request, response) = (call.HttpContext.Request, call.HttpContext.Response);
        response.Headers["Tus-Resumable"] = Version;
        var isForm = request.HasFormContentType || HttpMethods.IsOptions(request.Method);
        if (isForm || request.Headers["Tus-Resumable"] == Version) return await next(call);
        response.Headers["Tus-Version"] = Version;
        return Answers.Refuse(412, $"This service speaks tus {Version}.");
    });

    private static async Task<IResult> CreateAsync(HttpRequest http, PlatformDb db, ImportOf import)
    {
        if (!long.TryParse(http.Headers["Upload-Length"], out var length) || length < 1) return Answers.Refuse(400, "Upload-Length says how many bytes will come.");
        if (length > import.LargestFile) return TooLarge(import);
        var upload = new Upload { UserId = http.HttpContext.User.Id(), Key = MetadataOf(http, "key") ?? Guid.NewGuid().ToString(), Length = length };
        db.Uploads.Add(upload);
        await db.SaveChangesAsync();
        // The address is relative, so it is right behind any proxy.
        return Results.Created($"{http.Path.Value!.Split('/')[^1]}/{upload.Id}", null);
    }

    private static async Task<IResult> TakeFormAsync(HttpRequest http, PlatformDb db, Delivery delivery, ImportOf import)
    {
        if ((await http.ReadFormAsync()).Files.GetFile("file") is not { } file) return Answers.Refuse(400, "The form has no file.");
        if (file.Length > import.LargestFile) return TooLarge(import);
        using var content = new MemoryStream();
        await file.CopyToAsync(content);
        var upload = new Upload { UserId = http.HttpContext.User.Id(), Key = http.Headers["Idempotency-Key"] is [{ Length: > 0 } key] ? key : Guid.NewGuid().ToString(), Length = file.Length };
        await using var transaction = await db.Database.BeginTransactionAsync();
        db.Uploads.Add(upload);
        await db.SaveChangesAsync();
        return await StartAsync(http, db, delivery, import, upload, content.ToArray());
    }

    private static async Task<IResult> TakePieceAsync(string id, HttpRequest http, PlatformDb db, Delivery delivery, ImportOf import)
    {
        if (http.ContentType != PieceType) return Answers.Refuse(415, $"A piece of a file has the type {PieceType}.");
        var (checksum, isKnown) = ChecksumOf(http);
        if (!isKnown) return Answers.Refuse(400, $"Checksums are made by {string.Join(" or ", algorithms)}.");
        await using var transaction = await db.Database.BeginTransactionAsync();
        // A connection that was cut may still be held here, or by another instance.
        if (!await db.Database.SqlQuery<bool>($"select pg_try_advisory_xact_lock(hashtextextended({$"upload {id}"}, 0)) as \"Value\"").SingleAsync())
            return Answers.Refuse(423, "Another connection sends this file.");
        if (await FindAsync(db, http.HttpContext.User.Id(), id) is not { } upload) return Answers.Refuse(404, "There is no such upload.");
        var offset = await OffsetAsync(db, upload);
        if (http.Headers["Upload-Offset"] != $"{offset}") return Answers.Refuse(409, $"The next byte of the file is {offset}.");
        if (http.ContentLength > upload.Length - offset) return Answers.Refuse(400, "More bytes came than the file has.");
        var (content, isWhole) = await ReadAsync(http.Body, upload.Length - offset);
        // What was cut cannot be compared, and what is damaged is sent again.
        if (checksum is { } wanted && (!isWhole || !wanted.Hash.SequenceEqual(HashOf(wanted.Algorithm, content)))) return Answers.Refuse(WrongChecksum, "The piece is not what was sent.");
        if (content.Length > 0) db.UploadPieces.Add(new() { UploadId = id, Offset = offset, Content = content });
        await db.SaveChangesAsync();
        http.HttpContext.Response.Headers["Upload-Offset"] = $"{offset + content.Length}";
        if (offset + content.Length < upload.Length || upload.JobId is not null)
        {
            await transaction.CommitAsync();
            return Results.NoContent();
        }
        var pieces = await db.UploadPieces.Where(piece => piece.UploadId == id).OrderBy(piece => piece.Offset).Select(piece => piece.Content).ToListAsync();
        return await StartAsync(http, db, delivery, import, upload, [.. pieces.SelectMany(piece => piece)]);
    }

    /// <summary>Starts one job for a key, within the transaction that stored the file, and ends it.</summary>
    private static async Task<IResult> StartAsync(HttpRequest http, PlatformDb db, Delivery delivery, ImportOf import, Upload upload, byte[] content)
    {
        await db.Database.ExecuteSqlAsync($"select pg_advisory_xact_lock(hashtextextended({$"import {upload.UserId} {upload.Key}"}, 0))");
        var job = await db.Uploads.Where(one => one.UserId == upload.UserId && one.Key == upload.Key && one.JobId != null).Select(one => one.JobId).FirstOrDefaultAsync();
        var item = job is null ? await BackgroundJobs.AddAsync(db, upload.UserId, import.Title, import.Table, http.ProgramId(), content, upload.Key) : null;
        job ??= item!.Id;
        await db.Uploads.Where(one => one.Id == upload.Id).ExecuteUpdateAsync(one => one.SetProperty(row => row.JobId, job));
        await db.UploadPieces.Where(piece => piece.UploadId == upload.Id).ExecuteDeleteAsync();
        await db.Database.CommitTransactionAsync();
        if (item is not null) await delivery.SendAsync(upload.UserId, [item]);
        return Results.Ok(new { id = job });
    }

    private static IResult TooLarge(ImportOf import) => Answers.Refuse(413, $"A file may have {import.LargestFile / 1_000_000} MB.");

    private static Task<Upload?> FindAsync(PlatformDb db, string user, string id) => db.Uploads.SingleOrDefaultAsync(upload => upload.Id == id && upload.UserId == user);

    private static async Task<long> OffsetAsync(PlatformDb db, Upload upload) =>
        upload.JobId is not null ? upload.Length : await db.UploadPieces.Where(piece => piece.UploadId == upload.Id).SumAsync(piece => (long)piece.Content.Length);

    /// <summary>Reads at most so many bytes. What came before a cut is kept.</summary>
    private static async Task<(byte[] Content, bool IsWhole)> ReadAsync(Stream body, long most)
    {
        using var content = new MemoryStream();
        var buffer = new byte[81_920];
        try
        {
            for (int read; content.Length < most && (read = await body.ReadAsync(buffer.AsMemory(0, (int)Math.Min(buffer.Length, most - content.Length)))) > 0;) content.Write(buffer, 0, read);
            return (content.ToArray(), true);
        }
        catch (Exception error) when (error is IOException or OperationCanceledException)
        {
            return (content.ToArray(), false);
        }
    }

    private static ((string Algorithm, byte[] Hash)? Checksum, bool IsKnown) ChecksumOf(HttpRequest http)
    {
        if (http.Headers["Upload-Checksum"] is not [{ } text]) return (null, true);
        var (algorithm, hash) = text.Split(' ') is [var name, var encoded] ? (name, encoded) : ("", "");
        var bytes = new byte[hash.Length];
        return algorithms.Contains(algorithm) && Convert.TryFromBase64String(hash, bytes, out var length) ? ((algorithm, bytes[..length]), true) : (null, false);
    }

    private static byte[] HashOf(string algorithm, byte[] content) => algorithm == "sha1" ? SHA1.HashData(content) : SHA256.HashData(content);

    /// <summary>A value of Upload-Metadata: names with their values in base64, behind each other.</summary>
    private static string? MetadataOf(HttpRequest http, string name)
    {
        var pairs = http.Headers["Upload-Metadata"].ToString().Split(',').Select(pair => pair.Trim().Split(' '));
        var value = pairs.FirstOrDefault(pair => pair is [var key, _] && key == name)?[1] ?? "";
        var bytes = new byte[value.Length];
        return Convert.TryFromBase64String(value, bytes, out var length) && length is > 0 and <= 200 ? Encoding.UTF8.GetString(bytes, 0, length) : null;
    }
}
