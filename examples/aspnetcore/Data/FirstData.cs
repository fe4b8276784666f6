using System.Security.Cryptography;
using Gantry.Platform.Jobs;
using Microsoft.AspNetCore.Identity;
using OpenIddict.Abstractions;
using static OpenIddict.Abstractions.OpenIddictConstants;

namespace Gantry.Platform.Data;

/// <summary>What an empty database starts with: the portal as a client of the sign-in and, to try the platform, three people and their work.</summary>
public static class FirstData
{
    private static readonly string[] sites = ["Mill Road mast", "Station roof", "North quarry", "Harbor hut", "Hill Farm tower", "Depot yard", "River crossing", "Old exchange"];
    private static readonly string[] crews = ["Crew Alder", "Crew Birch", "Crew Cedar", "Crew Damson"];
    private static readonly string[] onSite =
    [
        "Mara Lindqvist", "Dwayne Porter", "Sofia Esposito", "Tomas Vidal", "Priya Raman", "Hana Kobayashi", "Kofi Mensah", "Elena Petrova", "Luis Ortega", "Grace Whitfield", "Omar Aziz", "Ingrid Solheim",
    ];
    private static readonly string[] vendors = ["North Mast Ltd", "Cable & Duct", "Harbor Civils", "Tower Steel"];

    public static async Task FillAsync(IServiceProvider services, PlatformDb db)
    {
        var configuration = services.GetRequiredService<IConfiguration>();
        var isDevelopment = services.GetRequiredService<IHostEnvironment>().IsDevelopment();
        if (configuration.SignsIn()) await RegisterPortalAsync(services.GetRequiredService<IOpenIddictApplicationManager>(), configuration);
        if (!configuration.GetValue("FirstData:Fill", isDevelopment) || await db.Programs.AnyAsync()) return;
        FillMenu(db);
        FillPrograms(db);
        await db.SaveChangesAsync();
        FillDashboards(db);
        FillPeople(db, configuration.SignsIn() ? HashOf(services, configuration["FirstData:Password"] ?? (isDevelopment ? null : "")) : null);
        await db.SaveChangesAsync();
    }

    /// <summary>Returns what hashes the password for an account. A password that nobody has set is made up and printed.</summary>
    private static Func<Account, string> HashOf(IServiceProvider services, string? password)
    {
        if (password is null)
        {
            password = RandomNumberGenerator.GetString("abcdefghjkmnpqrstuvwxyz23456789", 12);
            services.GetRequiredService<ILogger<PlatformDb>>().LogInformation("The password of each account is {Password}", password);
        }
        if (password.Length < Identity.Accounts.ShortestPassword) throw new InvalidOperationException($"FirstData:Password has less than {Identity.Accounts.ShortestPassword} characters.");
        var hasher = services.GetRequiredService<IPasswordHasher<Account>>();
        return account => hasher.HashPassword(account, password);
    }

    /// <summary>The addresses of the portal come from the settings, so they are written at each start.</summary>
    private static async Task RegisterPortalAsync(IOpenIddictApplicationManager applications, IConfiguration configuration)
    {
        var client = new OpenIddictApplicationDescriptor
        {
            ClientId = configuration["Identity:ClientId"] ?? "portal",
            ClientType = ClientTypes.Public,
            ConsentType = ConsentTypes.Implicit,
            Permissions =
            {
                Permissions.Endpoints.Authorization, Permissions.Endpoints.Token, Permissions.Endpoints.EndSession, Permissions.Endpoints.Revocation,
                Permissions.GrantTypes.AuthorizationCode, Permissions.GrantTypes.RefreshToken, Permissions.ResponseTypes.Code,
                Permissions.Scopes.Email, Permissions.Scopes.Profile,
            },
            Requirements = { Requirements.Features.ProofKeyForCodeExchange },
        };
        foreach (var portal in configuration.Portals())
        {
            client.RedirectUris.UnionWith([new($"{portal}/signin-oidc"), new($"{portal}/silentrenew")]);
            client.PostLogoutRedirectUris.Add(new($"{portal}/logout/callback"));
        }
        if (await applications.FindByClientIdAsync(client.ClientId) is { } known) await applications.UpdateAsync(known, client);
        else await applications.CreateAsync(client);
    }

    private static void FillPrograms(PlatformDb db)
    {
        db.Programs.AddRange(new() { Id = "NWX", Name = "Northwind Wireless Expansion" }, new() { Id = "HFR", Name = "Harbor Fiber Rollout" }, new() { Id = "CPT", Name = "Cascade Peaks Towers" });
        db.SitePeople.AddRange(onSite.Select((name, index) => new SitePerson { Id = $"P-{101 + index}", Label = name }));
        var today = DateOnly.FromDateTime(DateTime.UtcNow);
        foreach (var (program, place) in new[] { ("NWX", 10), ("HFR", 11), ("CPT", 12) })
        {
            for (var index = 0; index < 40; index++)
                db.ScheduleJobs.Add(new()
                {
                    ProgramId = program, Site = $"{sites[index % sites.Length]} {index / sites.Length + 1}", Crew = crews[index % crews.Length], Start = today.AddDays(index - 20),
                    Finish = today.AddDays(index - 14), Status = ScheduleJob.Statuses[index < 12 ? 3 : index % 3], Note = index % 7 == 0 ? "The gate is locked before 7." : null,
                });
            for (var number = 3001; number <= 3040; number++)
                db.WorkPackages.Add(new() { ProgramId = program, Id = $"WP-{number}", Label = $"WP-{number} {sites[number % sites.Length]}: {(number % 2 == 0 ? "antennas" : "cables")}" });
            for (var index = 0; index < 16; index++)
                db.WorkOrders.Add(new()
                {
                    ProgramId = program, Title = index % 2 == 0 ? "Mount antenna" : "Pull cable", Site = sites[index % sites.Length], Crew = crews[index % crews.Length],
                    Status = index % 3 == 0 ? "Closed" : "Open",
                });
            for (var index = 1; index <= 12; index++)
                db.PurchaseOrders.Add(new()
                {
                    Number = $"PO-{place}{4000 + index}", ProgramId = program, Vendor = vendors[index % vendors.Length], Description = index % 2 == 0 ? "Galvanised brackets" : "Ground works",
                    Amount = 1250.50m * index, Status = index % 4 == 0 ? "Draft" : "Approved",
                });
        }
    }

    /// <summary>If another provider signs people in, they have their rights by the names that it gives them, and no account.</summary>
    private static void FillPeople(PlatformDb db, Func<Account, string>? hash)
    {
        (Account Account, int[] Modules, string[] Programs, int Notifications)[] people =
        [
            (new() { UserName = "avery", CompleteName = "Avery Stone", Email = "avery@example.com", IsGeneralContractor = true }, [.. db.MenuModules.Local.Select(module => module.Id)], ["NWX", "HFR"], 70),
            (new() { UserName = "noor", CompleteName = "Noor Haddad", Email = "noor@example.com" }, [Modules.Schedule, Modules.WorkOrder, Modules.NotificationCenter], ["NWX"], 12),
            (new() { UserName = "vendor-north", CompleteName = "North Mast Ltd" }, [Modules.Vendors, Modules.PurchaseOrders, Modules.NotificationCenter], ["CPT"], 12),
        ];
        foreach (var (account, modules, programs, notifications) in people)
        {
            var id = hash is null ? account.UserName : account.Id;
            if (hash is not null)
            {
                account.PasswordHash = hash(account);
                db.Accounts.Add(account);
            }
            db.Grants.AddRange(from module in modules from program in programs select new Grant { UserId = id, ModuleId = module, ProgramId = program });
            FillNotifications(db, id, programs, notifications);
        }
    }

    /// <summary>As many of each type, with every status and priority. The newest is some minutes old, the oldest some weeks.</summary>
    private static void FillNotifications(PlatformDb db, string user, string[] programs, int count)
    {
        string[] types = ["todo", "todo", "export", "import", "announcement", "requests"], statuses = ["Completed", "Failed", "Completed", "Cancelled"], priorities = ["info", "low", "medium", "high"];
        for (var index = 0; index < count * types.Length; index++)
        {
            var (type, turn) = (types[index % types.Length], index / types.Length);
            var date = DateTime.UtcNow.AddMinutes(-7 * (index + 1)).AddDays(-turn / 4);
            var (program, order, site) = (programs[turn % programs.Length], 4001 + turn % 12, sites[turn % sites.Length]);
            var id = Guid.NewGuid().ToString();
            var isJob = type is "export" or "import";
            var item = new Notification { UserId = user, Id = id, Type = type, Read = index % 3 == 0, DateTime = date, CreatedDate = date, LastModifiedDate = date, Title = (type, index % 2) switch
            {
                ("todo", _) => $"Approve PO {order} of {site}", ("export", _) => "Schedule jobs export", ("import", _) => "Project management jobs import",
                ("announcement", _) => turn % 2 == 0 ? $"{site} is closed on Friday" : "A new release of the portal", _ => $"Access to {site} is requested",
            } };
            item = item.WithPayload(("program", program), ("programName", db.Programs.Local.First(one => one.Id == program).Name));
            if (isJob)
            {
                var status = statuses[turn % statuses.Length];
                item = item.WithPayload(("status", status), ("percentage", status == "Completed" ? 100 : 40), ("jobId", Guid.NewGuid().ToString()), ("blobName", id), ("queueName", "jobs"),
                    ("errorMessage", status == "Failed" ? "The file could not be read: the sheet Jobs is missing." : null), ("results", type == "import" && status == "Completed" ? true : null));
                ImportedLine[] lines = [new(2, site, "created", ""), new(3, "Depot yard", "failed", "The job ends before it starts.")];
                db.Jobs.Add(new()
                {
                    Id = id, UserId = user, Title = item.Title, Table = ScheduleJob.Table, ProgramId = program, Input = type == "import" ? [] : null,
                    ResultData = type == "import" ? JsonSerializer.Serialize(lines, JsonSerializerOptions.Web) : null,
                });
            }
            else
                item = item.WithPayload(("status", type == "todo" ? index % 2 == 0 ? "active" : "done" : null), ("priority", priorities[turn % priorities.Length]),
                    ("description", "Written when the database was filled, so that there is something to look at. Delete it as you like, and publish what your own services have to say."),
                    ("route", type == "todo" ? "/apps/projectManagement" : null), ("mustRead", type == "announcement" && turn % 2 == 0 ? true : null), ("poNumber", type == "todo" ? $"PO-10{order}" : null));
            db.Notifications.Add(item with { Status = item.StatusOf() });
        }
    }

    private static void FillMenu(PlatformDb db)
    {
        (string Name, string Icon, (int Id, string Name)[] Modules)[] groups =
        [
            ("Planning and Schedule", "calendar", [(Modules.Schedule, "Schedule"), (27, "Scope"), (31, "Cost Center and Job")]),
            ("Field Work", "crew", [(Modules.WorkOrder, "Work Order"), (4, "Daily Field Report"), (36, "Field Service"), (35, "Logistics")]),
            ("Finance", "invoice", [(26, "Client Invoice"), (Modules.Vendors, "Vendor Portal"), (29, "PO Approval"), (Modules.PurchaseOrders, "PO (ALL)")]),
            ("Office", "document", [(24, "Document Library"), (43, "User Access"), (Modules.Dashboards, "Dashboards")]),
        ];
        foreach (var (name, icon, modules) in groups)
            db.MenuGroups.Add(new() { Name = name, Icon = icon, Modules = [.. modules.Select(module => new MenuModule { Id = module.Id, Name = module.Name })] });
        db.MenuGroups.Add(new() { Name = "Portal", Icon = "bell", Modules = [new() { Id = Modules.NotificationCenter, Name = "Notification Center" }] });
    }

    private static void FillDashboards(PlatformDb db)
    {
        foreach (var program in db.Programs.Local)
            db.Dashboards.AddRange(
                new() { ProgramId = program.Id, Title = "Program Overview", Kind = "Dashboard" },
                new() { ProgramId = program.Id, Title = "Field", Kind = Dashboard.Group, Items =
                [
                    new() { ProgramId = program.Id, Title = "Crews", Kind = Dashboard.Group, Items = [new() { ProgramId = program.Id, Title = "Jobs by Crew", Kind = "Report" }] },
                    new() { ProgramId = program.Id, Title = "Work Orders by Status", Kind = "Report" },
                ] },
                new() { ProgramId = program.Id, Title = "Purchase Orders by Vendor", Kind = "Report" });
    }
}
