namespace Gantry.Platform.Services;

public sealed class ProfilePicture
{
    public required string UserId { get; init; }
    public required string Path { get; set; }
    public required string ContentType { get; set; }
    public required byte[] Content { get; set; }
}

public static class PictureCalls { public static void MapPictures(this WebApplication app) { } }
