using Gantry.Platform.Jobs;
using Microsoft.EntityFrameworkCore.ChangeTracking;

namespace Gantry.Platform.Data;

/// <summary>The one database of the platform: its own tables, and those of OpenIddict.</summary>
public sealed class PlatformDb(DbContextOptions<PlatformDb> options) : DbContext(options)
{
    public DbSet<Account> Accounts => Set<Account>();
    public DbSet<ProgramEntry> Programs => Set<ProgramEntry>();
    public DbSet<MenuGroup> MenuGroups => Set<MenuGroup>();
    public DbSet<MenuModule> MenuModules => Set<MenuModule>();
    public DbSet<Grant> Grants => Set<Grant>();
    public DbSet<Dashboard> Dashboards => Set<Dashboard>();
    public DbSet<PurchaseOrder> PurchaseOrders => Set<PurchaseOrder>();
    public DbSet<ScheduleJob> ScheduleJobs => Set<ScheduleJob>();
    public DbSet<WorkOrder> WorkOrders => Set<WorkOrder>();
    public DbSet<ProfilePicture> Pictures => Set<ProfilePicture>();
    public DbSet<Device> Devices => Set<Device>();
    public DbSet<Setting> Settings => Set<Setting>();
    public DbSet<Notification> Notifications => Set<Notification>();
    public DbSet<BackgroundJob> Jobs => Set<BackgroundJob>();
    public DbSet<DoneWrite> DoneWrites => Set<DoneWrite>();
    public DbSet<Upload> Uploads => Set<Upload>();
    public DbSet<UploadPiece> UploadPieces => Set<UploadPiece>();
    public DbSet<WorkPackage> WorkPackages => Set<WorkPackage>();
    public DbSet<SitePerson> SitePeople => Set<SitePerson>();
    public DbSet<FieldReport> Reports => Set<FieldReport>();
    public DbSet<ReportPhoto> ReportPhotos => Set<ReportPhoto>();

    protected override void OnModelCreating(ModelBuilder model)
    {
        model.Entity<Account>().HasIndex(account => account.UserName).IsUnique();
        model.Entity<MenuModule>().Property(module => module.Id).ValueGeneratedNever();
        model.Entity<Grant>().HasKey(grant => new { grant.UserId, grant.ModuleId, grant.ProgramId });
        model.Entity<Dashboard>().HasMany(dashboard => dashboard.Items).WithOne().HasForeignKey(item => item.ParentId);
        model.Entity<PurchaseOrder>().HasKey(order => order.Number);
        model.Entity<ProfilePicture>().HasKey(picture => picture.UserId);
        model.Entity<DoneWrite>().HasKey(write => new { write.UserId, write.Key });
        model.Entity<Setting>().HasKey(setting => new { setting.UserId, setting.Key });
        model.Entity<Upload>().HasMany(upload => upload.Pieces).WithOne().HasForeignKey(piece => piece.UploadId);
        model.Entity<Upload>().HasIndex(upload => new { upload.UserId, upload.Key });
        model.Entity<UploadPiece>().HasKey(piece => new { piece.UploadId, piece.Offset });
        model.Entity<WorkPackage>().HasKey(package => new { package.ProgramId, package.Id });
        model.Entity<ReportPhoto>().HasKey(photo => new { photo.UserId, photo.Key });
        model.Entity<FieldReport>(report =>
        {
            report.HasIndex(one => new { one.ProgramId, one.WorkPackageId, one.Date }).IsUnique();
            report.HasOne(one => one.WorkPackage).WithMany().HasForeignKey(one => new { one.ProgramId, one.WorkPackageId });
            report.HasMany(one => one.Photos).WithOne().HasForeignKey(photo => photo.ReportId);
            report.Property(one => one.Form).HasColumnType("jsonb")
                .HasConversion(form => JsonSerializer.Serialize(form, ReportForm.Json), text => JsonSerializer.Deserialize<ReportForm>(text, ReportForm.Json)!);
        });
        model.Entity<Device>().HasKey(device => new { device.Service, device.DeviceId });
        model.Entity<Notification>(item =>
        {
            item.HasKey(one => new { one.UserId, one.Id });
            item.HasIndex(one => new { one.UserId, one.LastModifiedDate });
            item.HasIndex(one => one.LastModifiedDate).HasFilter($"\"Status\" in ('{string.Join("', '", NotificationStore.OpenStatuses)}')");
            item.Property(one => one.Payload).HasConversion(payload => payload.ToJsonString(null), text => (JsonObject)JsonNode.Parse(text, null, default)!,
                new ValueComparer<JsonObject>((left, right) => JsonNode.DeepEquals(left, right), payload => payload.Count));
        });
    }

    /// <summary>Makes the tables and the first data unless they exist. Several instances may do so at once: one does, and the others wait for it.</summary>
    public static async Task PrepareAsync(IServiceProvider services, Func<IServiceProvider, PlatformDb, Task> fill)
    {
        await using var scope = services.CreateAsyncScope();
        var db = scope.ServiceProvider.GetRequiredService<PlatformDb>();
        await db.Database.OpenConnectionAsync();
        await db.Database.ExecuteSqlAsync($"select pg_advisory_lock(20261122)");
        try
        {
            await db.Database.EnsureCreatedAsync();
            await fill(scope.ServiceProvider, db);
        }
        finally
        {
            await db.Database.ExecuteSqlAsync($"select pg_advisory_unlock(20261122)");
            await db.Database.CloseConnectionAsync();
        }
    }
}
