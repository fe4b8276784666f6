using System.Threading.RateLimiting;
using Gantry.Platform.Jobs;

var builder = WebApplication.CreateBuilder(args);
var (services, configuration) = (builder.Services, builder.Configuration);
services.AddPooledDbContextFactory<PlatformDb>(options => options.UseNpgsql(configuration.GetConnectionString("Postgres"))
    .UseQueryTrackingBehavior(QueryTrackingBehavior.NoTracking).UseOpenIddict());
services.AddScoped(provider => provider.GetRequiredService<IDbContextFactory<PlatformDb>>().CreateDbContext());
services.AddPlatformIdentity(configuration);
services.ConfigureHttpJsonOptions(json => json.SerializerOptions.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull);
services.AddSignalR().AddJsonProtocol(json => json.PayloadSerializerOptions.DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull);
services.AddSingleton<IUserIdProvider, NotificationHub.UserIds>();
services.AddProblemDetails();
services.AddCors(cors => cors.AddDefaultPolicy(policy => policy.WithOrigins(configuration.PortalOrigins())
    .AllowAnyHeader().AllowAnyMethod().AllowCredentials()
    .WithExposedHeaders("Retry-After", "Date", "Content-Disposition", "Location", "Upload-Offset", "Upload-Length", "Tus-Resumable")));
services.AddRateLimiter(limits =>
{
    limits.RejectionStatusCode = StatusCodes.Status429TooManyRequests;
    limits.AddPolicy(SignInPages.Path, http => RateLimitPartition.GetFixedWindowLimiter(http.Connection.RemoteIpAddress?.ToString() ?? "",
        _ => new() { PermitLimit = 60, Window = TimeSpan.FromMinutes(1) }));
});
services.AddSingleton<NotificationStore>().AddSingleton<Delivery>().AddSingleton<BackgroundJobs>();
services.AddHostedService(provider => provider.GetRequiredService<Delivery>()).AddHostedService(provider => provider.GetRequiredService<BackgroundJobs>());
services.AddHostedService<Housekeeping>();

var app = builder.Build();
await PlatformDb.PrepareAsync(app.Services, FirstData.FillAsync);
app.UseStatusCodePages();
app.UseExceptionHandler();
// A portal loads its modules from here, too.
app.UseCors();
app.UseStaticFiles();
app.Use(NotificationHub.TakeTokenFromQuery);
app.UseAuthentication();
app.UseAuthorization();
app.UseRateLimiter();
app.UseOnceOnly();
if (configuration.SignsIn())
{
    app.UseAntiforgery();
    app.MapSignIn();
}
app.MapNotifications();
app.MapJobs();
app.MapMenu();
app.MapDashboards();
app.MapPurchaseOrders();
app.MapPictures();
app.MapSchedule();
app.MapFieldReports();
app.MapViews();
app.MapDevices();
app.MapSettings();
app.MapInternal();
app.MapGet("/healthz", () => "ok");
app.Run();
