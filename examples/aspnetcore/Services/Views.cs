namespace Gantry.Platform.Services;

public static class ViewCalls { public static void MapViews(this WebApplication app) { } }
