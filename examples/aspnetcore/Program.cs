var builder = WebApplication.CreateBuilder(args);
var (services, configuration) = (builder.Services, builder.Configuration);
services.AddSignalR();
services.AddHttpClient();
services.AddMemoryCache();
services.AddAuthentication("Token").AddScheme<AuthenticationSchemeOptions, TokenAuthentication>("Token", null);
services.AddAuthorization();
services.AddCors(cors => cors.AddDefaultPolicy(policy => policy
    .WithOrigins(configuration.GetSection("Cors:Origins").Get<string[]>() ?? []).AllowAnyHeader().AllowAnyMethod().AllowCredentials()));
services.AddSingleton<Signer>().AddSingleton<Delivery>().AddSingleton<ExportJobs>();
services.AddHostedService(provider => provider.GetRequiredService<Delivery>()).AddHostedService(provider => provider.GetRequiredService<ExportJobs>());
services.AddSingleton<NotificationStore>().AddSingleton(_ => NpgsqlDataSource.Create(configuration.GetConnectionString("Postgres")!));

var app = builder.Build();
await app.Services.GetRequiredService<NotificationStore>().PrepareAsync();
app.UseCors();
app.UseAuthentication();
app.UseAuthorization();

// The hub. With `Hub:RedirectTo` this instance only sends clients on, as Azure SignalR Service does.
if (configuration["Hub:RedirectTo"] is { } address)
    app.MapPost("/notificationHub/negotiate", (ClaimsPrincipal user, Signer signer) =>
        new { url = address, accessToken = signer.Sign(NameOf(user), TimeSpan.FromHours(1)) }).RequireAuthorization();
else
    app.MapHub<NotificationHub>("/notificationHub", hub =>
    {
        hub.Transports = configuration.GetValue("Hub:Transports", HttpTransports.All);
        hub.CloseOnAuthenticationExpiration = true;
    });

// The notification service.
var notifications = app.MapGroup("/api/notifications").RequireAuthorization();
notifications.MapGet("", async (string userId, DateTimeOffset dateTime, ClaimsPrincipal user, NotificationStore store) =>
    userId != NameOf(user) ? Answers.Refuse(403, "These are the notifications of someone else.")
        : Results.Json(await store.ListAsync(userId, new(Since: dateTime.UtcDateTime), 1000)));
notifications.MapPost("GetFilteredNotifications", async (FilterRequest request, ClaimsPrincipal user, NotificationStore store) =>
{
    if (request.PageSize is < 1 or > 10_000 || request.TypeStatus is null) return Answers.Refuse(400, "pageSize is from 1 to 10000, and typeStatus is a list.");
    var filter = new Filter(Until: request.ToDate?.UtcDateTime, Types: request.TypeStatus);
    var total = await store.CountAsync(NameOf(user), filter);
    var page = await store.ListAsync(NameOf(user), filter, request.PageSize);
    return Results.Json(new { notifications = page, totalPages = (total + request.PageSize - 1) / request.PageSize });
});
notifications.MapPost("GetUnreadNotificationsCount", (ClaimsPrincipal user, NotificationStore store) => store.CountAsync(NameOf(user), new(UnreadOnly: true)));
notifications.MapPut("MarkAsReadBulk", async (string[] ids, ClaimsPrincipal user, NotificationStore store, Delivery delivery) =>
{
    await delivery.SendAsync(NameOf(user), await store.MarkAsync(NameOf(user), ids, true));
    return new { };
});
notifications.MapPatch("{id}", async (string id, PatchOperation[] patch, ClaimsPrincipal user, NotificationStore store, Delivery delivery) =>
{
    if (patch is not [{ Op: "replace", Path: "/read" } mark]) return Answers.Refuse(400, "The one patch is to replace /read with true or false.");
    await delivery.SendAsync(NameOf(user), await store.MarkAsync(NameOf(user), [id], mark.Value));
    return await store.FindAsync(NameOf(user), id) is { } item ? Results.Json(item) : Answers.Refuse(404, "There is no such notification.");
}).Accepts<PatchOperation[]>("application/json-patch+json");

// The background jobs: of the workflow service, and the calls of the application service.
var workflow = app.MapGroup("/fsoworkflowtasks/api/BackgroundJobs").RequireAuthorization();
workflow.MapPost("Start", async (StartRequest request, ClaimsPrincipal user, HttpRequest http, ExportJobs jobs) =>
    new { id = await jobs.StartAsync(NameOf(user), request.Title, http.Headers["Program"]) });
workflow.MapPut("RetryJob/{jobId}", (string jobId, string userJobId, ClaimsPrincipal user, ExportJobs jobs) => jobs.RetryAsync(NameOf(user), userJobId, jobId));
workflow.MapPut("CancelJob/{jobId}", (string jobId, string userJobId, ClaimsPrincipal user, ExportJobs jobs) => jobs.CancelAsync(NameOf(user), userJobId, jobId));
var userJobs = app.MapGroup("/api/UserBackgroundJobs").RequireAuthorization();
userJobs.MapPost("RetryBackgroundJob", (string blobName, string queueName, ClaimsPrincipal user, ExportJobs jobs) => jobs.RetryAsync(NameOf(user), blobName, null));
userJobs.MapGet("{id}", async (string id, ClaimsPrincipal user, NotificationStore store) => await store.FindAsync(NameOf(user), id) is { } item
    ? Results.Json(new { item.Id, Description = item.Title, ResultData = (string?)null }, Answers.AsWritten) : Answers.Refuse(404, "There is no such job."));
userJobs.MapGet("GetExportedFileUrl", async (string id, ClaimsPrincipal user, NotificationStore store, Signer signer) =>
    await store.FindAsync(NameOf(user), id) is { Type: "export" } item && item.Status() == "completed"
        ? Results.Json(new { Url = $"{configuration["PublicAddress"]}/files/{signer.Sign(item.Title, TimeSpan.FromMinutes(5))}" }, Answers.AsWritten)
        : Answers.Refuse(404, "There is no file: the export is unknown or has not completed."));
userJobs.MapPut("CancellingBackgroundJob", (string id, ClaimsPrincipal user, ExportJobs jobs) => jobs.CancelAsync(NameOf(user), id, null));
// A browser opens the address of a file without a token, so the address is signed and lives for five minutes.
app.MapGet("/files/{token}", (string token, Signer signer) => signer.Verify(token) is { } file
    ? Results.File(System.Text.Encoding.UTF8.GetBytes($"{file.Text}\r\n"), "text/csv", $"{file.Text}.csv") : Answers.Refuse(404, "The address has ended. Download the file again."));

// For the other services of the platform: publishes a notification to a user. Keep it inside the network.
app.MapPost("/internal/notifications/{user}", async (string user, Notification item, HttpRequest http, Delivery delivery) =>
    configuration["PublishKey"] is { } key && http.Headers["X-Publish-Key"] == key ? Results.Json(await delivery.SaveAsync(user, item)) : Results.StatusCode(403));
app.MapGet("/healthz", () => "ok");
app.Run();

static string NameOf(ClaimsPrincipal user) => user.FindFirstValue(ClaimTypes.NameIdentifier)!;

public sealed record FilterRequest(int PageSize, TypeStatus[]? TypeStatus, DateTimeOffset? ToDate);
public sealed record PatchOperation(string Op, string Path, bool Value);
public sealed record StartRequest(string Title);

public static class Answers
{
    /// <summary>The application service writes its fields with a capital letter.</summary>
    public static readonly System.Text.Json.JsonSerializerOptions AsWritten = new();
    public static IResult Refuse(int status, string message) => Results.Json(new { message }, statusCode: status);
}
