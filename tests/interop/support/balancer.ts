/**
 * Configures nginx before several instances of the example. Its token keeps a client on one instance, as only that instance knows
 * the connection that negotiate opened. An instance that is down is skipped for a while. The log omits the query, which has the token.
 */
export const balancerConfiguration = (port: number, instancePorts: readonly number[]) => (folder: string) =>
  `
worker_processes 1;
events { worker_connections 4096; }
http {
  log_format without_query '$remote_addr "$request_method $uri" $status $upstream_addr';
  access_log ${folder}/access.log without_query;
  # An error is written with the whole address, and the token in it.
  error_log ${folder}/error.log crit;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;

  map $http_authorization $bearer { "~^Bearer (?<token>.+)$" $token; }
  map $arg_access_token $client { "" $bearer; default $arg_access_token; }
  map $http_upgrade $connection_header { "" ""; default upgrade; }
  upstream instances {
    hash $client consistent;
    ${instancePorts.map((instance) => `server 127.0.0.1:${String(instance)} max_fails=1 fail_timeout=2s;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${String(port)};
    add_header X-Instance $upstream_addr always;
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_header;
      proxy_buffering off;
      proxy_read_timeout 100s;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}
`;
