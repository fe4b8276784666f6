/** A portal that is served, or ready to be. */
export interface PortalServer {
  /**
   * Starts to answer on this machine. Port 0 takes any free one.
   *
   * @returns the origin it answers at, such as `http://localhost:4000`
   * @throws when the port is in use, with a sentence that says so
   */
  listen(port: number): Promise<string>;
  /** Stops, and ends the connections that are open. */
  close(): Promise<void>;
}

/** Where the portal's configuration comes from. */
export interface PortalConfigurationSource {
  /** The text of `/config.json`; it is asked at each request, so it may know the ports by then. */
  readonly configuration: () => string;
}
