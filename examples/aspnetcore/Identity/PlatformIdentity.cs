using System.Security.Cryptography;
using Microsoft.AspNetCore.Authentication.Cookies;
using Microsoft.AspNetCore.DataProtection;
using Microsoft.AspNetCore.Identity;
using Microsoft.IdentityModel.Tokens;
using OpenIddict.Validation.AspNetCore;
using static OpenIddict.Abstractions.OpenIddictConstants;

namespace Gantry.Platform.Identity;

/// <summary>
/// Who calls. Without `Identity:UserInfoAddress` the platform signs people in itself, by OpenIddict. With it, tokens of that provider are accepted
/// instead, and the platform has no accounts.
/// </summary>
public static class PlatformIdentity
{
    public const string Cookie = "SignIn";

    public static bool SignsIn(this IConfiguration configuration) => string.IsNullOrEmpty(configuration["Identity:UserInfoAddress"]);

    /// <summary>The id of the caller: the subject of the token, or the claim of the other provider that `Identity:UserNameClaim` names.</summary>
    public static string Id(this ClaimsPrincipal user) => user.FindFirstValue(Claims.Subject) ?? throw new InvalidOperationException("The caller is not known.");

    public static void AddPlatformIdentity(this IServiceCollection services, IConfiguration configuration)
    {
        services.AddAuthorization();
        // Instances share the keys of cookies, signed addresses and tokens in one folder.
        var keys = configuration["Keys:Folder"];
        var protection = services.AddDataProtection().SetApplicationName("Gantry.Platform");
        if (keys is not null) protection.PersistKeysToFileSystem(Directory.CreateDirectory(keys));
        if (!configuration.SignsIn())
        {
            services.AddHttpClient();
            services.AddMemoryCache();
            services.AddAuthentication("Provider").AddScheme<AuthenticationSchemeOptions, ProviderTokens>("Provider", null);
            return;
        }
        services.AddSingleton<IPasswordHasher<Account>, PasswordHasher<Account>>();
        services.AddScoped<Accounts>();
        services.AddAntiforgery(options => options.Cookie.Name = "gantry_form");
        services.AddAuthentication(OpenIddictValidationAspNetCoreDefaults.AuthenticationScheme).AddCookie(Cookie, options =>
        {
            options.Cookie.Name = "gantry_sign_in";
            // Lax is sent in a frame of the same site, which is how the portal renews its token.
            options.Cookie.SameSite = SameSiteMode.Lax;
            options.ExpireTimeSpan = TimeSpan.FromHours(configuration.GetValue("Identity:SessionHours", 12));
            options.LoginPath = SignInPages.Path;
            options.ReturnUrlParameter = "returnUrl";
        });
        services.AddOpenIddict().AddCore(core => core.UseEntityFrameworkCore().UseDbContext<PlatformDb>()).AddServer(server =>
        {
            server.SetAuthorizationEndpointUris("connect/authorize").SetTokenEndpointUris("connect/token").SetUserInfoEndpointUris("connect/userinfo")
                .SetEndSessionEndpointUris("connect/endsession").SetRevocationEndpointUris("connect/revocation");
            if (configuration["PublicAddress"] is { } issuer) server.SetIssuer(issuer);
            server.RegisterScopes(Scopes.OpenId, Scopes.Profile, Scopes.Email, Scopes.OfflineAccess);
            server.RegisterClaims(SignIn.ClaimsOf(configuration));
            server.AllowAuthorizationCodeFlow().AllowRefreshTokenFlow().RequireProofKeyForCodeExchange();
            server.Configure(options => options.CodeChallengeMethods.Remove(CodeChallengeMethods.Plain));
            var life = TimeSpan.FromSeconds(configuration.GetValue("Identity:AccessTokenSeconds", 600));
            server.SetAccessTokenLifetime(life).SetIdentityTokenLifetime(life);
            // A refresh token works once. Tabs that renew at the same moment have half a minute; a later use revokes every token of the sign-in.
            server.SetRefreshTokenLifetime(TimeSpan.FromHours(configuration.GetValue("Identity:SessionHours", 12))).SetRefreshTokenReuseLeeway(TimeSpan.FromSeconds(30));
            server.AddSigningKey(KeyOf(keys, "signing")).AddEncryptionKey(KeyOf(keys, "encryption"));
            var host = server.UseAspNetCore().EnableAuthorizationEndpointPassthrough().EnableTokenEndpointPassthrough()
                .EnableUserInfoEndpointPassthrough().EnableEndSessionEndpointPassthrough();
            if (configuration.GetValue("Identity:AllowHttp", false)) host.DisableTransportSecurityRequirement();
        }).AddValidation(validation =>
        {
            validation.UseLocalServer();
            // A revoked token is refused at once, for one look into the database with each call.
            validation.EnableTokenEntryValidation();
            validation.UseAspNetCore().DisableAccessTokenExtractionFromQueryString().DisableAccessTokenExtractionFromBodyForm();
        });
    }

    /// <summary>
    /// Reads a key of tokens from the shared folder. The first instance writes it. Without a folder it lasts as long as the process.
    /// In production, use certificates of your own: AddSigningCertificate and AddEncryptionCertificate.
    /// </summary>
    private static RsaSecurityKey KeyOf(string? folder, string name)
    {
        var key = RSA.Create(2048);
        if (folder is null) return new RsaSecurityKey(key);
        var file = Path.Combine(folder, $"{name}.pem");
        // A rename is atomic, so no instance reads half a key, and no instance replaces the key of another.
        var draft = Path.Combine(folder, Path.GetRandomFileName());
        File.WriteAllText(draft, key.ExportPkcs8PrivateKeyPem());
        if (!OperatingSystem.IsWindows()) File.SetUnixFileMode(draft, UnixFileMode.UserRead | UnixFileMode.UserWrite);
        try { File.Move(draft, file, overwrite: false); }
        catch (IOException) { File.Delete(draft); }
        key.ImportFromPem(File.ReadAllText(file));
        return new RsaSecurityKey(key);
    }
}
