using System.Buffers.Text;
using System.Net.Http.Headers;
using System.Text.Encodings.Web;
using Microsoft.Extensions.Caching.Memory;
using Microsoft.Extensions.Options;
using static OpenIddict.Abstractions.OpenIddictConstants;

namespace Gantry.Platform.Identity;

/// <summary>
/// Accepts any access token that the userinfo endpoint of another identity provider accepts, of whatever form. Answers are kept for 30 seconds.
/// The end of a JWT is also the end of the hub connection that was opened with it.
/// </summary>
public sealed class ProviderTokens(
    IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder,
    IHttpClientFactory http, IMemoryCache cache, IConfiguration configuration) : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override async Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        if (!AuthenticationHeaderValue.TryParse(Request.Headers.Authorization, out var header) || header is not { Scheme: "Bearer", Parameter: { } token })
            return AuthenticateResult.NoResult();
        var (user, until) = (await UserOfAsync(token), EndOf(token));
        if (user is null || until <= DateTimeOffset.UtcNow) return AuthenticateResult.Fail("The access token is not valid.");
        var identity = new ClaimsIdentity([new(Claims.Subject, user)], Scheme.Name);
        return AuthenticateResult.Success(new(new(identity), new() { ExpiresUtc = until }, Scheme.Name));
    }

    private async Task<string?> UserOfAsync(string token)
    {
        if (cache.TryGetValue(token, out string? known)) return known;
        using var request = new HttpRequestMessage(HttpMethod.Get, configuration["Identity:UserInfoAddress"]);
        request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);
        using var answer = await http.CreateClient().SendAsync(request);
        if (!answer.IsSuccessStatusCode) return null;
        var claims = await answer.Content.ReadFromJsonAsync<Dictionary<string, JsonElement>>();
        var user = claims?.GetValueOrDefault(configuration["Identity:UserNameClaim"] ?? Claims.Subject).ToString();
        return string.IsNullOrEmpty(user) ? null : cache.Set(token, user, TimeSpan.FromSeconds(30));
    }

    private static DateTimeOffset? EndOf(string token)
    {
        if (token.Split('.') is not [_, var body, _] || !Base64Url.IsValid(body)) return null;
        try
        {
            var claims = JsonSerializer.Deserialize<Dictionary<string, JsonElement>>(Base64Url.DecodeFromChars(body));
            return claims?.TryGetValue("exp", out var end) == true && end.TryGetInt64(out var seconds) ? DateTimeOffset.FromUnixTimeSeconds(seconds) : null;
        }
        // Three words with dots between them need not be a JWT.
        catch (Exception error) when (error is JsonException or InvalidOperationException or ArgumentOutOfRangeException) { return null; }
    }
}
