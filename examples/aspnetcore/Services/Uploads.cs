using System.Security.Cryptography;
using System.Text;

namespace Gantry.Platform.Services;

/// <summary>A file that a person sends. Its row stays for a time after its end, so that its key is done once.</summary>
public sealed class Upload
{
    /// <summary>Nobody can guess it, and nobody else can use it.</summary>
    public string Id { get; init; } = RandomNumberGenerator.GetHexString(32, true);
    public required string UserId { get; init; }
    public required string Key { get; init; }
    public required long Length { get; init; }
    /// <summary>The media type that the sender names.</summary>
    public required string Type { get; init; }
    /// <summary>The id of what was made of it, once all of it has arrived.</summary>
    public string? Result { get; init; }
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

/// <summary>A file of which all has arrived.</summary>
public sealed record ArrivedFile(string UserId, string Key, string Type, string? ProgramId, byte[] Content);

/// <summary>Makes something of a file, within the transaction that ends its upload. Returns the id of it, and what is to be done once that is stored.</summary>
public delegate Task<(string Id, Func<Task>? Afterwards)> TakeFile(PlatformDb db, ArrivedFile file);

/// <summary>Which files an address takes, of whom, and what becomes of them.</summary>
/// <param name="Refuse">Returns a sentence for the person if files of a media type are not taken.</param>
public sealed record FilesOf(int Module, int LargestFile, TakeFile TakeAsync, Func<string, string?>? Refuse = null);

/// <summary>
/// Takes files as forms, and by tus 1.0.0 with creation, checksum and termination. What arrived is in the database, so a file goes on
/// after a cut, a restart, and on another instance.
/// </summary>
public static class UploadCalls
{
    /// <summary>A tablet may go on with a file for this long.</summary>
    public static readonly TimeSpan KeptFor = TimeSpan.FromDays(7);

    private const string Version = "1.0.0", PieceType = "application/offset+octet-stream";
    private const int WrongChecksum = 460;
    private static readonly string[] algorithms = ["sha1", "sha256"];

    public static void MapFiles(this WebApplication app, string path, FilesOf files)
    {
        app.MapMethods(path, ["OPTIONS"], (HttpResponse response) =>
        {
            response.Headers["Tus-Version"] = Version;
            response.Headers["Tus-Extension"] = "creation,checksum,termination";
            response.Headers["Tus-Checksum-Algorithm"] = string.Join(',', algorithms);
            response.Headers["Tus-Max-Size"] = $"{files.LargestFile}";
            return Results.NoContent();
        }).SpeaksTus();
        app.MapPost(path, async (HttpRequest http, PlatformDb db) => http.Headers.ContainsKey("Tus-Resumable")
            ? await CreateAsync(http, db, files) : await TakeFormAsync(http, db, files)).RequireModule(files.Module).SpeaksTus();
        app.MapMethods($"{path}/{{id}}", ["HEAD"], async (string id, HttpContext http, PlatformDb db) =>
        {
            if (await FindAsync(db, http.User.Id(), id) is not { } upload) return Results.NotFound();
            http.Response.Headers["Upload-Offset"] = $"{await OffsetAsync(db, upload)}";
            http.Response.Headers["Upload-Length"] = $"{upload.Length}";
            http.Response.Headers.CacheControl = "no-store";
            return Results.Ok();
        }).RequireModule(files.Module).SpeaksTus();
        app.MapPatch($"{path}/{{id}}", (string id, HttpRequest http, PlatformDb db) => TakePieceAsync(id, http, db, files)).RequireModule(files.Module).SpeaksTus();
        app.MapDelete($"{path}/{{id}}", async (string id, ClaimsPrincipal user, PlatformDb db) =>
        {
            var owner = user.Id();
            return await db.Uploads.Where(upload => upload.Id == id && upload.UserId == owner && upload.Result == null).ExecuteDeleteAsync() == 1 ? Results.NoContent() : Results.NotFound();
        }).RequireModule(files.Module).SpeaksTus();
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

    private static async Task<IResult> CreateAsync(HttpRequest http, PlatformDb db, FilesOf files)
    {
        if (!long.TryParse(http.Headers["Upload-Length"], out var length) || length < 1) return Answers.Refuse(400, "Upload-Length says how many bytes will come.");
        if (length > files.LargestFile) return TooLarge(files);
        var type = MetadataOf(http, "filetype") ?? "";
        if (files.Refuse?.Invoke(type) is { } refusal) return Answers.Refuse(400, refusal);
        var upload = new Upload { UserId = http.HttpContext.User.Id(), Key = MetadataOf(http, "key") ?? Guid.NewGuid().ToString(), Length = length, Type = type };
        db.Uploads.Add(upload);
        await db.SaveChangesAsync();
        // The address is relative, so it is right behind any proxy.
        return Results.Created($"{http.Path.Value!.Split('/')[^1]}/{upload.Id}", null);
    }

    private static async Task<IResult> TakeFormAsync(HttpRequest http, PlatformDb db, FilesOf files)
    {
        if ((await http.ReadFormAsync()).Files.GetFile("file") is not { } file) return Answers.Refuse(400, "The form has no file.");
        if (file.Length > files.LargestFile) return TooLarge(files);
        if (files.Refuse?.Invoke(file.ContentType ?? "") is { } refusal) return Answers.Refuse(400, refusal);
        using var content = new MemoryStream();
        await file.CopyToAsync(content);
        var key = http.Headers["Idempotency-Key"] is [{ Length: > 0 } given] ? given : Guid.NewGuid().ToString();
        var upload = new Upload { UserId = http.HttpContext.User.Id(), Key = key, Length = file.Length, Type = file.ContentType ?? "" };
        await using var transaction = await db.Database.BeginTransactionAsync();
        db.Uploads.Add(upload);
        await db.SaveChangesAsync();
        return await EndAsync(http, db, files, upload, content.ToArray());
    }

    private static async Task<IResult> TakePieceAsync(string id, HttpRequest http, PlatformDb db, FilesOf files)
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
        // A client that has sent all and got no answer asks for it with a piece of no bytes.
        if (upload.Result is not null) return Results.Ok(new { id = upload.Result });
        if (offset + content.Length < upload.Length)
        {
            await transaction.CommitAsync();
            return Results.NoContent();
        }
        var pieces = await db.UploadPieces.Where(piece => piece.UploadId == id).OrderBy(piece => piece.Offset).Select(piece => piece.Content).ToListAsync();
        return await EndAsync(http, db, files, upload, [.. pieces.SelectMany(piece => piece)]);
    }

    /// <summary>Has the file of a key taken once, within the transaction that stored it, and ends that.</summary>
    private static async Task<IResult> EndAsync(HttpRequest http, PlatformDb db, FilesOf files, Upload upload, byte[] content)
    {
        await db.Database.ExecuteSqlAsync($"select pg_advisory_xact_lock(hashtextextended({$"file {upload.UserId} {upload.Key}"}, 0))");
        var id = await db.Uploads.Where(one => one.UserId == upload.UserId && one.Key == upload.Key && one.Result != null).Select(one => one.Result).FirstOrDefaultAsync();
        Func<Task>? afterwards = null;
        if (id is null) (id, afterwards) = await files.TakeAsync(db, new(upload.UserId, upload.Key, upload.Type, http.ProgramId(), content));
        await db.SaveChangesAsync();
        await db.Uploads.Where(one => one.Id == upload.Id).ExecuteUpdateAsync(one => one.SetProperty(row => row.Result, id));
        await db.UploadPieces.Where(piece => piece.UploadId == upload.Id).ExecuteDeleteAsync();
        await db.Database.CommitTransactionAsync();
        if (afterwards is not null) await afterwards();
        return Results.Ok(new { id });
    }

    private static IResult TooLarge(FilesOf files) => Answers.Refuse(413, $"A file may have {files.LargestFile / 1_000_000} MB.");

    private static Task<Upload?> FindAsync(PlatformDb db, string user, string id) => db.Uploads.SingleOrDefaultAsync(upload => upload.Id == id && upload.UserId == user);

    private static async Task<long> OffsetAsync(PlatformDb db, Upload upload) =>
        upload.Result is not null ? upload.Length : await db.UploadPieces.Where(piece => piece.UploadId == upload.Id).SumAsync(piece => (long)piece.Content.Length);

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
