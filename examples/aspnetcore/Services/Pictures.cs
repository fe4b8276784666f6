using System.Security.Cryptography;

namespace Gantry.Platform.Services;

public sealed class ProfilePicture
{
    public required string UserId { get; init; }
    /// <summary>The name below the storage. It cannot be guessed, because a browser loads a picture without a token.</summary>
    public required string Name { get; init; }
    public required string ContentType { get; init; }
    public required byte[] Content { get; init; }
}

public static class PictureCalls
{
    private const int LargestPicture = 5_000_000;

    public static void MapPictures(this WebApplication app)
    {
        var calls = app.MapGroup("/UserAccessProfile").RequireAuthorization();
        calls.MapGet("GetUserProfilePicture", async (ClaimsPrincipal user, PlatformDb db) =>
        {
            var id = user.Id();
            var name = await db.Pictures.Where(picture => picture.UserId == id).Select(picture => picture.Name).SingleOrDefaultAsync();
            return name is null ? Results.NoContent() : Results.Text(PathOf(name));
        });
        calls.MapPost("UpdateUserProfilePicture", async (PictureRequest request, ClaimsPrincipal user, PlatformDb db) =>
        {
            var content = new byte[request.Image?.Length ?? 0];
            if (!Convert.TryFromBase64String(request.Image ?? "", content, out var length) || KindOf(content.AsSpan(0, length)) is not { } kind)
                return Answers.Refuse(400, "The picture is neither png nor jpeg.");
            if (length > LargestPicture) return Answers.Refuse(400, "The picture is larger than 5 MB.");
            await using var transaction = await db.Database.BeginTransactionAsync();
            var picture = new ProfilePicture { UserId = user.Id(), Name = $"{RandomNumberGenerator.GetHexString(32, true)}.{kind}", ContentType = $"image/{kind}", Content = content[..length] };
            await db.Pictures.Where(one => one.UserId == picture.UserId).ExecuteDeleteAsync();
            db.Pictures.Add(picture);
            await db.SaveChangesAsync();
            await transaction.CommitAsync();
            return Results.Text(PathOf(picture.Name));
        });
        calls.MapPost("DeleteUserProfilePicture", async (ClaimsPrincipal user, PlatformDb db) =>
        {
            var id = user.Id();
            await db.Pictures.Where(picture => picture.UserId == id).ExecuteDeleteAsync();
            return Results.NoContent();
        });
        app.MapGet("/storage/pictures/{name}", async (string name, PlatformDb db, HttpResponse response) =>
        {
            if (await db.Pictures.SingleOrDefaultAsync(picture => picture.Name == name) is not { } picture) return Answers.Refuse(404, "There is no such picture.");
            response.Headers.CacheControl = "private, max-age=31536000, immutable";
            response.Headers.XContentTypeOptions = "nosniff";
            return Results.Bytes(picture.Content, picture.ContentType);
        });
    }

    private static string PathOf(string name) => $"/pictures/{name}";

    /// <summary>The content decides, not the name of the file.</summary>
    private static string? KindOf(ReadOnlySpan<byte> content) =>
        content.StartsWith<byte>([0x89, (byte)'P', (byte)'N', (byte)'G', 13, 10, 26, 10]) ? "png" : content.StartsWith<byte>([0xff, 0xd8, 0xff]) ? "jpeg" : null;

    private sealed record PictureRequest(string? Image, string? FileName);
}
