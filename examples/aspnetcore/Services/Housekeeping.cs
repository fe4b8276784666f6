using OpenIddict.Abstractions;

namespace Gantry.Platform.Services;

/// <summary>Deletes what nobody needs any more, when an instance starts and once a day.</summary>
public sealed class Housekeeping(IServiceProvider services, IConfiguration configuration, ILogger<Housekeeping> logger) : BackgroundService
{
    protected override async Task ExecuteAsync(CancellationToken stopping)
    {
        using var timer = new PeriodicTimer(TimeSpan.FromDays(1));
        do
            try
            {
                await using var scope = services.CreateAsyncScope();
                var oldest = DateTime.UtcNow.AddDays(-configuration.GetValue("Notifications:KeepDays", 180));
                var db = scope.ServiceProvider.GetRequiredService<PlatformDb>();
                await db.Notifications.Where(item => item.LastModifiedDate < oldest && !NotificationStore.OpenStatuses.Contains(item.Status)).ExecuteDeleteAsync(stopping);
                await db.Jobs.Where(job => !db.Notifications.Any(item => item.Id == job.Id)).ExecuteDeleteAsync(stopping);
                var kept = DateTime.UtcNow - OnceOnly.KeptFor;
                await db.DoneWrites.Where(write => write.At < kept).ExecuteDeleteAsync(stopping);
                var removed = DateTimeOffset.UtcNow.Add(-SettingCalls.KeptFor).ToUnixTimeMilliseconds();
                await db.Settings.Where(one => one.Value == null && one.At < removed).ExecuteDeleteAsync(stopping);
                kept = DateTime.UtcNow - UploadCalls.KeptFor;
                await db.Uploads.Where(upload => upload.At < kept).ExecuteDeleteAsync(stopping);
                await db.ReportPhotos.Where(photo => photo.ReportId == null && photo.At < kept).ExecuteDeleteAsync(stopping);
                if (!configuration.SignsIn()) continue;
                // Tokens and sign-ins that ended a day ago.
                await scope.ServiceProvider.GetRequiredService<IOpenIddictTokenManager>().PruneAsync(DateTimeOffset.UtcNow.AddDays(-1), stopping);
                await scope.ServiceProvider.GetRequiredService<IOpenIddictAuthorizationManager>().PruneAsync(DateTimeOffset.UtcNow.AddDays(-1), stopping);
            }
            catch (Exception error) when (!stopping.IsCancellationRequested)
            {
                logger.LogWarning(error, "Old rows were not deleted. It is tried again tomorrow.");
            }
        while (await timer.WaitForNextTickAsync(stopping));
    }
}
