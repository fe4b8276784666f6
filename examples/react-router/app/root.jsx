import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import { Links, Meta, Outlet, Scripts } from 'react-router';

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Warehouse</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default Outlet;
