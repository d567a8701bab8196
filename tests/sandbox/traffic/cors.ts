/** CORS: pre-flights, and a header that opens every answer to pages of other origins. */

export function preflight(request: Request): Response {
  const requestedHeaders = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      ...(requestedHeaders ? { 'access-control-allow-headers': requestedHeaders } : {}),
      vary: 'Access-Control-Request-Headers',
    },
  });
}

export function openToAll(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
