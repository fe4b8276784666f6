/// <summary>Short-lived tokens of this service: for a redirected hub connection, and for the address of a file.</summary>
public sealed class Signer(IConfiguration configuration)
{
    private readonly byte[] key = SHA256.HashData(Encoding.UTF8.GetBytes(configuration["SigningKey"] ?? Guid.NewGuid().ToString()));

    public string Sign(string text, TimeSpan lifetime)
    {
        var content = Encoding.UTF8.GetBytes($"{DateTimeOffset.UtcNow.Add(lifetime).ToUnixTimeSeconds()} {text}");
        return $"{Base64Url.EncodeToString(content)}~{Base64Url.EncodeToString(HMACSHA256.HashData(key, content))}";
    }

    /// <summary>The signed text and its end, or null if the token is not ours or has ended.</summary>
    public (string Text, DateTimeOffset Until)? Verify(string token)
    {
        if (token.Split('~') is not [var first, var second] || !Base64Url.IsValid(first) || !Base64Url.IsValid(second)) return null;
        var content = Base64Url.DecodeFromChars(first);
        if (!CryptographicOperations.FixedTimeEquals(HMACSHA256.HashData(key, content), Base64Url.DecodeFromChars(second))) return null;
        var words = Encoding.UTF8.GetString(content).Split(' ', 2);
        var until = DateTimeOffset.FromUnixTimeSeconds(long.Parse(words[0]));
        return until > DateTimeOffset.UtcNow ? (words[1], until) : null;
    }
}

/// <summary>
/// Accepts any access token that the identity provider's userinfo endpoint accepts, of whatever form. Answers are kept for 30 seconds.
/// The end of a JWT is also the end of the hub connection that was opened with it.
/// </summary>
public sealed class TokenAuthentication(
    IOptionsMonitor<AuthenticationSchemeOptions> options, ILoggerFactory logger, UrlEncoder encoder,
    IHttpClientFactory http, IMemoryCache cache, IConfiguration configuration, Signer signer)
    : AuthenticationHandler<AuthenticationSchemeOptions>(options, logger, encoder)
{
    protected override async Task<AuthenticateResult> HandleAuthenticateAsync()
    {
        var header = Request.Headers.Authorization.ToString();
        // A browser cannot send a header with a WebSocket or an event stream, so the hub's token is in the query.
        var token = header.StartsWith("Bearer ") ? header[7..] : Request.Path.StartsWithSegments("/notificationHub") ? Request.Query["access_token"].ToString() : "";
        if (token == "") return AuthenticateResult.NoResult();
        var (user, until) = signer.Verify(token) is { } own ? own : (await UserOfAsync(token), EndOf(token));
        if (user is null || until <= DateTimeOffset.UtcNow) return AuthenticateResult.Fail("The access token is not valid.");
        var identity = new ClaimsIdentity([new(ClaimTypes.NameIdentifier, user)], Scheme.Name);
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
        var user = claims?.GetValueOrDefault(configuration["Identity:UserNameClaim"] ?? "sub").ToString();
        return string.IsNullOrEmpty(user) ? null : cache.Set(token, user, TimeSpan.FromSeconds(30));
    }

    private static DateTimeOffset? EndOf(string token)
    {
        if (token.Split('.') is not [_, var body, _] || !Base64Url.IsValid(body)) return null;
        using var claims = JsonDocument.Parse(Base64Url.DecodeFromChars(body));
        return claims.RootElement.TryGetProperty("exp", out var end) ? DateTimeOffset.FromUnixTimeSeconds(end.GetInt64()) : null;
    }
}
