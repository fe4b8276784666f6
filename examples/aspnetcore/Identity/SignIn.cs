using System.Collections.Immutable;
using Microsoft.AspNetCore;
using OpenIddict.Abstractions;
using OpenIddict.Server.AspNetCore;
using static OpenIddict.Abstractions.OpenIddictConstants;

namespace Gantry.Platform.Identity;

/// <summary>The endpoints of OpenID Connect. OpenIddict checks the requests and writes the tokens; here is decided who gets them.</summary>
public static class SignIn
{
    private const string Server = OpenIddictServerAspNetCoreDefaults.AuthenticationScheme;

    /// <summary>The claims of a person beside the subject, as docs/configuration.md of the portal names them.</summary>
    public static string[] ClaimsOf(IConfiguration configuration) =>
        [$"{Product(configuration)}_username", $"{Product(configuration)}_user_completeName", $"{Product(configuration)}_user_is_gc", $"{Product(configuration)}_user_locale", Claims.Email, "idp"];

    private static string Product(IConfiguration configuration) => configuration["Identity:Product"] ?? "gantry";

    public static void MapSignIn(this WebApplication app)
    {
        string[] both = ["GET", "POST"];
        app.MapMethods("/connect/authorize", both, AuthorizeAsync);
        app.MapPost("/connect/token", ExchangeAsync);
        app.MapMethods("/connect/userinfo", both, UserInfoAsync);
        app.MapMethods("/connect/endsession", both, EndSessionAsync);
        app.MapSignInPages();
    }

    private static async Task<IResult> AuthorizeAsync(HttpContext http, Accounts accounts, IConfiguration configuration)
    {
        var request = http.GetOpenIddictServerRequest()!;
        var login = await http.AuthenticateAsync(PlatformIdentity.Cookie);
        var isFresh = request.MaxAge is not { } age || DateTimeOffset.UtcNow - login.Properties?.IssuedUtc <= TimeSpan.FromSeconds(age);
        var account = login.Succeeded && isFresh && !request.HasPromptValue(PromptValues.Login) ? await accounts.FindAsync(login.Principal.Id()) : null;
        if (account is not null) return Results.SignIn(PrincipalOf(account, request.GetScopes(), configuration), null, Server);
        if (request.HasPromptValue(PromptValues.None)) return Refuse(Errors.LoginRequired, "Nobody is signed in here.");
        // The sign-in leads back to this request, which must not ask for another sign-in then.
        var query = http.Request.HasFormContentType ? QueryString.Create(http.Request.Form) : http.Request.QueryString;
        var again = QueryString.Create(System.Web.HttpUtility.ParseQueryString(query.Value ?? "") is var all
            ? all.AllKeys.Where(key => key is not (null or "prompt" or "max_age")).Select(key => KeyValuePair.Create(key!, all[key])) : []);
        return Results.Challenge(new() { RedirectUri = http.Request.PathBase + http.Request.Path + again }, [PlatformIdentity.Cookie]);
    }

    private static async Task<IResult> ExchangeAsync(HttpContext http, Accounts accounts, IConfiguration configuration)
    {
        // The principal of the code or of the refresh token, which OpenIddict has checked.
        var principal = (await http.AuthenticateAsync(Server)).Principal!;
        if (await accounts.FindAsync(principal.GetClaim(Claims.Subject)) is not { } account) return Refuse(Errors.InvalidGrant, "The account does not exist any more.");
        // The claims are those of now, the rest is that of the sign-in.
        Describe(principal.Identities.First(), account, principal.GetScopes(), configuration);
        principal.SetDestinations(DestinationsOf);
        return Results.SignIn(principal, null, Server);
    }

    private static async Task<IResult> UserInfoAsync(HttpContext http, Accounts accounts, IConfiguration configuration)
    {
        var principal = (await http.AuthenticateAsync(Server)).Principal!;
        if (await accounts.FindAsync(principal.GetClaim(Claims.Subject)) is not { } account)
            return Results.Challenge(ErrorOf(Errors.InvalidToken, "The account does not exist any more."), [Server]);
        var current = PrincipalOf(account, principal.GetScopes(), configuration);
        return Results.Ok(current.Claims.Where(claim => claim.Type == Claims.Subject || ClaimsOf(configuration).Contains(claim.Type))
            .ToDictionary(claim => claim.Type, object (claim) => claim.ValueType == ClaimValueTypes.Boolean ? bool.Parse(claim.Value) : claim.Value));
    }

    /// <summary>A request with the id token of the person who is signed in ends the session at once. Any other one asks first.</summary>
    private static async Task<IResult> EndSessionAsync(HttpContext http, IOpenIddictAuthorizationManager authorizations, IOpenIddictTokenManager tokens)
    {
        var login = await http.AuthenticateAsync(PlatformIdentity.Cookie);
        var hint = (await http.AuthenticateAsync(Server)).Principal;
        if (login.Succeeded && hint?.GetClaim(Claims.Subject) != login.Principal.Id())
        {
            var query = http.Request.HasFormContentType ? QueryString.Create(http.Request.Form) : http.Request.QueryString;
            return Results.Redirect($"{SignInPages.SignOutPath}{QueryString.Create("returnUrl", http.Request.PathBase + http.Request.Path + query)}");
        }
        if (hint?.GetAuthorizationId() is { } id && await authorizations.FindByIdAsync(id) is { } authorization)
        {
            await authorizations.TryRevokeAsync(authorization);
            await tokens.RevokeByAuthorizationIdAsync(id);
        }
        await http.SignOutAsync(PlatformIdentity.Cookie);
        // OpenIddict leads to post_logout_redirect_uri if the client has registered it, and to the address here otherwise.
        return Results.SignOut(new() { RedirectUri = SignInPages.SignedOutPath }, [Server]);
    }

    private static ClaimsPrincipal PrincipalOf(Account account, ImmutableArray<string> scopes, IConfiguration configuration)
    {
        var identity = new ClaimsIdentity(Server, Claims.Name, Claims.Role);
        Describe(identity, account, scopes, configuration);
        var principal = new ClaimsPrincipal(identity);
        principal.SetScopes(scopes);
        principal.SetDestinations(DestinationsOf);
        return principal;
    }

    /// <summary>Writes the claims of <see cref="ClaimsOf"/>, and takes away those that the person has no longer.</summary>
    private static void Describe(ClaimsIdentity identity, Account account, ImmutableArray<string> scopes, IConfiguration configuration)
    {
        var product = Product(configuration);
        identity.SetClaim(Claims.Subject, account.Id).SetClaim($"{product}_username", account.UserName).SetClaim($"{product}_user_completeName", account.CompleteName)
            .SetClaim($"{product}_user_is_gc", account.IsGeneralContractor).SetClaim($"{product}_user_locale", account.Locale).SetClaim("idp", "local")
            .SetClaim(Claims.Email, scopes.Contains(Scopes.Email) ? account.Email : null);
    }

    /// <summary>The portal reads its claims from the id token. The access token has the subject alone.</summary>
    private static IEnumerable<string> DestinationsOf(Claim claim) =>
        claim.Type == Claims.Subject ? [Destinations.AccessToken, Destinations.IdentityToken] : [Destinations.IdentityToken];

    private static IResult Refuse(string error, string description) => Results.Forbid(ErrorOf(error, description), [Server]);

    private static AuthenticationProperties ErrorOf(string error, string description) => new(new Dictionary<string, string?>
    {
        [OpenIddictServerAspNetCoreConstants.Properties.Error] = error,
        [OpenIddictServerAspNetCoreConstants.Properties.ErrorDescription] = description,
    });
}
