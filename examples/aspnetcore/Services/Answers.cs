namespace Gantry.Platform.Services;

/// <summary>What the calls have in common.</summary>
public static class Answers
{
    /// <summary>Some services write their fields with a capital letter.</summary>
    private static readonly JsonSerializerOptions asWritten = new() { DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull };

    public static IResult AsWritten(object value) => Results.Json(value, asWritten);

    public static IResult Refuse(int status, string sentence) => Results.Problem(sentence, statusCode: status);

    /// <summary>The program in which the person works; null if they have not selected one.</summary>
    public static string? ProgramId(this HttpRequest http) => http.Headers["Program"] is [{ Length: > 0 } program] ? program : null;

    /// <summary>Where browsers reach this platform, without a slash at the end.</summary>
    public static string PublicAddress(this HttpRequest http) =>
        http.HttpContext.RequestServices.GetRequiredService<IConfiguration>()["PublicAddress"]?.TrimEnd('/') ?? $"{http.Scheme}://{http.Host}{http.PathBase}";

    /// <summary>The origins that may call: those of `Cors:Origins`, and that of each portal.</summary>
    public static string[] PortalOrigins(this IConfiguration configuration) =>
        [.. (configuration.GetSection("Cors:Origins").Get<string[]>() ?? []).Concat(configuration.Portals().Select(portal => new Uri(portal).GetLeftPart(UriPartial.Authority))).Distinct()];

    /// <summary>The addresses of the portals that may sign people in, without a slash at the end.</summary>
    public static string[] Portals(this IConfiguration configuration) =>
        [.. (configuration.GetSection("Portals").Get<string[]>() ?? []).Select(portal => portal.TrimEnd('/'))];

    /// <summary>Answers 403 unless the person has the module in the program of the header.</summary>
    public static TBuilder RequireModule<TBuilder>(this TBuilder route, int module) where TBuilder : IEndpointConventionBuilder => route.RequireAuthorization().AddEndpointFilter(async (call, next) =>
        await call.HttpContext.RequestServices.GetRequiredService<PlatformDb>().MayUseAsync(call.HttpContext, module)
            ? await next(call) : Refuse(403, "You may not use this module in this program."));

    public static Task<bool> MayUseAsync(this PlatformDb db, HttpContext http, int module)
    {
        var (user, program) = (http.User.Id(), http.Request.ProgramId());
        return db.Grants.AnyAsync(grant => grant.UserId == user && grant.ModuleId == module && grant.ProgramId == program);
    }
}
