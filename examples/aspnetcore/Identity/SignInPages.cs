using System.Text.Encodings.Web;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Authorization;
using Microsoft.AspNetCore.Http.HttpResults;
using Microsoft.AspNetCore.Mvc;
using static OpenIddict.Abstractions.OpenIddictConstants;

namespace Gantry.Platform.Identity;

/// <summary>The pages of sign-in and sign-out: plain HTML with one style sheet, no script, and no frame around them.</summary>
public static class SignInPages
{
    public const string Path = "/signin";
    private const string PasswordPath = "/change-password";
    public const string SignOutPath = "/signout";
    public const string SignedOutPath = "/signed-out";

    public static void MapSignInPages(this WebApplication app)
    {
        Action<AuthorizationPolicyBuilder> signedIn = policy => policy.AddAuthenticationSchemes(PlatformIdentity.Cookie).RequireAuthenticatedUser();
        app.MapGet(Path, (HttpContext http, IAntiforgery forms, IConfiguration configuration, string? returnUrl) =>
            SignInPage(http, forms, configuration, returnUrl, "", ""));
        app.MapPost(Path, async (HttpContext http, IAntiforgery forms, IConfiguration configuration, Accounts accounts,
            [FromForm] string? userName, [FromForm] string? password, [FromForm] string? returnUrl) =>
        {
            var (account, reason) = await accounts.SignInAsync(userName?.Trim() ?? "", password ?? "");
            if (account is null) return SignInPage(http, forms, configuration, returnUrl, userName ?? "", reason);
            var identity = new ClaimsIdentity([new(Claims.Subject, account.Id)], PlatformIdentity.Cookie);
            await http.SignInAsync(PlatformIdentity.Cookie, new(identity), new() { IsPersistent = configuration.GetValue("Identity:StaysSignedIn", false) });
            // Whoever opens the page itself goes on to the portal.
            return LocalOf(returnUrl) is { } address ? Results.LocalRedirect(address) : Results.Redirect(configuration.Portals().FirstOrDefault() ?? PasswordPath);
        }).RequireRateLimiting(Path);
        // The portal leads here from Change My Password.
        app.MapGet("/.well-known/change-password", () => Results.LocalRedirect(PasswordPath));
        app.MapGet(PasswordPath, (HttpContext http, IAntiforgery forms, IConfiguration configuration) => PasswordPage(http, forms, configuration, "")).RequireAuthorization(signedIn);
        app.MapPost(PasswordPath, async (HttpContext http, IAntiforgery forms, IConfiguration configuration, Accounts accounts, [FromForm] string? password, [FromForm] string? next) =>
            await accounts.ChangePasswordAsync(http.User.Id(), password ?? "", next ?? "") is { } reason
                ? PasswordPage(http, forms, configuration, reason)
                : Page(http, configuration, "Change password", "<p>Your password is changed. You can close this page.</p>")).RequireAuthorization(signedIn).RequireRateLimiting(Path);
        app.MapGet(SignOutPath, (HttpContext http, IAntiforgery forms, IConfiguration configuration, string? returnUrl) =>
            Page(http, configuration, "Sign out", $"""
                <p>Do you want to sign out?</p>
                <form method="post">{FieldsOf(http, forms, returnUrl)}<button>Sign out</button></form>
                """));
        app.MapPost(SignOutPath, async (HttpContext http, [FromForm] string? returnUrl) =>
        {
            await http.SignOutAsync(PlatformIdentity.Cookie);
            return Results.LocalRedirect(LocalOf(returnUrl) ?? SignedOutPath);
        });
        app.MapGet(SignedOutPath, (HttpContext http, IConfiguration configuration) => Page(http, configuration, "Signed out", "<p>You are signed out. You can close this page.</p>"));
    }

    /// <summary>A form leads to an address of this server, and nowhere else. Null for any other address.</summary>
    private static string? LocalOf(string? address) => RedirectHttpResult.IsLocalUrl(address) ? address : null;

    private static IResult SignInPage(HttpContext http, IAntiforgery forms, IConfiguration configuration, string? returnUrl, string userName, string reason) =>
        Page(http, configuration, "Sign in", $"""
            {AlertOf(reason)}
            <form method="post" action="{http.Request.PathBase}{Path}">
              {FieldsOf(http, forms, returnUrl)}
              <label for="userName">User name</label>
              <input id="userName" name="userName" value="{Encode(userName)}" autocomplete="username" autocapitalize="none" spellcheck="false" required{(userName == "" ? " autofocus" : "")}>
              <label for="password">Password</label>
              <input id="password" name="password" type="password" autocomplete="current-password" required{(userName == "" ? "" : " autofocus")}>
              <button>Sign in</button>
            </form>
            """, reason == "" ? 200 : 401);

    private static IResult PasswordPage(HttpContext http, IAntiforgery forms, IConfiguration configuration, string reason) =>
        Page(http, configuration, "Change password", $"""
            {AlertOf(reason)}
            <form method="post">
              {FieldsOf(http, forms, null)}
              <label for="password">Present password</label>
              <input id="password" name="password" type="password" autocomplete="current-password" required autofocus>
              <label for="next">New password (at least {Accounts.ShortestPassword} characters)</label>
              <input id="next" name="next" type="password" autocomplete="new-password" minlength="{Accounts.ShortestPassword}" required>
              <button>Change password</button>
            </form>
            """, reason == "" ? 200 : 400);

    private static string AlertOf(string reason) => reason == "" ? "" : $"<p class=\"reason\" role=\"alert\">{Encode(reason)}</p>";

    private static string FieldsOf(HttpContext http, IAntiforgery forms, string? returnUrl)
    {
        var tokens = forms.GetAndStoreTokens(http);
        return $"""<input type="hidden" name="{tokens.FormFieldName}" value="{tokens.RequestToken}"><input type="hidden" name="returnUrl" value="{Encode(LocalOf(returnUrl) ?? "")}">""";
    }

    private static IResult Page(HttpContext http, IConfiguration configuration, string title, string body, int status = 200)
    {
        var headers = http.Response.Headers;
        // A form is followed to the portal, and browsers check each step of the way.
        var portals = string.Join(' ', configuration.PortalOrigins());
        headers.ContentSecurityPolicy = $"default-src 'none'; style-src 'self'; img-src data:; form-action 'self' {portals}; frame-ancestors 'none'; base-uri 'none'";
        headers.XFrameOptions = "DENY";
        headers.CacheControl = "no-store";
        headers["Referrer-Policy"] = "no-referrer";
        var product = Encode(configuration["ProductName"] ?? "Gantry");
        return Results.Content($"""
            <!doctype html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="viewport" content="width=device-width, initial-scale=1">
              <meta name="color-scheme" content="light dark">
              <title>{title} · {product}</title>
              <link rel="icon" href="data:,">
              <link rel="stylesheet" href="{http.Request.PathBase}/signin.css">
            </head>
            <body>
              <main>
                <p class="product">{product}</p>
                <h1>{title}</h1>
                {body}
              </main>
            </body>
            </html>
            """, "text/html; charset=utf-8", statusCode: status);
    }

    private static string Encode(string text) => HtmlEncoder.Default.Encode(text);
}
