# Varnish 7 before two nodes, with `vmod_xkey` of varnish-modules: keeps answers by their tags and is purged at /purge.
# The nodes run with CDN=url and CDN_URL=http://<this machine>/purge; start it with `-p http_gzip_support=off`, since the nodes
# compress better. TLS is ended before it.
vcl 4.1;
import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
backend one { .host = "127.0.0.1"; .port = "3000"; .probe = ready; }
backend two { .host = "127.0.0.1"; .port = "3001"; .probe = ready; }

# Who may purge: the nodes.
acl nodes { "127.0.0.1"; "::1"; }

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
  site.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  if (req.url == "/purge") {
    if (client.ip !~ nodes || req.http.X-Forwarded-For !~ "^[^,]*$") { return (synth(403)); }
    if (req.http.X-Purge == "hard") { set req.http.n = xkey.purge(req.http.Surrogate-Key); }
    else { set req.http.n = xkey.softpurge(req.http.Surrogate-Key); }
    return (synth(200, "Purged " + req.http.n));
  }
  # What is stale is shown while no node answers, and to nobody else.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 0s; }
  else { set req.grace = 7d; }
  if (req.http.X-Token || (req.method != "GET" && req.method != "HEAD")) { return (pass); }
  # What depends on a cookie says so by its address: `/` and reads without `lang`.
  if (req.url == "/" || req.url ~ "^/\?" || (req.url ~ "^/api/" && req.url !~ "[?&]lang=")) { return (pass); }
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "(^|[ ,])br($|[ ,;])") { set req.http.Accept-Encoding = "br"; }
  elsif (req.http.Accept-Encoding ~ "gzip") { set req.http.Accept-Encoding = "gzip"; }
  else { unset req.http.Accept-Encoding; }
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    # `stale-if-error`
    set beresp.grace = 7d;
  }
}

sub vcl_deliver {
  # A node went away just now: what is stale is better than nothing.
  if (resp.status == 503 && req.restarts == 0 && req.method == "GET" && !resp.http.X-Request-Id) { return (restart); }
  if (resp.http.Surrogate-Key) {
    # Caches behind this one are purged by nobody.
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
  }
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
