import { description, findOperation, inside, mismatches, resolved } from './description.ts';
import { isRecord } from '../sandbox/http/body.ts';

/** An answer as it was received. */
export interface Seen {
  method: string;
  /** The whole path, with /api; a query does not matter. */
  path: string;
  status: number;
  headers: Headers;
  /** The body, decompressed; '' where there is none. */
  text: string;
}

const BASE = '/api';

/** The responses of an address that the description does not list: those of any call, and a 404. */
function responsesOf(method: string, path: string): Record<string, unknown> {
  const everywhere = {
    413: inside(description, 'components', 'responses', 'TooLarge'),
    429: inside(description, 'components', 'responses', 'TooManyRequests'),
    500: inside(description, 'components', 'responses', 'Failure'),
  };
  if (method === 'OPTIONS') {
    return { ...everywhere, 204: inside(description, 'x-any-address', 'preflight') };
  }
  const listed = findOperation(method, path);
  return (
    listed?.responses ?? { ...everywhere, 404: inside(description, 'x-any-address', 'unlisted') }
  );
}

/**
 * How an answer differs from the description, one line a difference: status, headers, media type
 * and body. A body where none is described is a difference, too.
 */
export function differencesIn({ method, path, status, headers, text }: Seen): string[] {
  const responses = responsesOf(method, withoutQuery(path).slice(BASE.length));
  const response = resolved(responses[status]);
  if (!isRecord(response)) return [`a ${status} is not described`];
  return [
    ...headerDifferences(response, headers),
    ...(method === 'HEAD' ? [] : bodyDifferences(response, status, headers, text)),
  ];
}

const withoutQuery = (path: string): string => path.split('?')[0] ?? path;

function headerDifferences(response: Record<string, unknown>, headers: Headers): string[] {
  const described = response['headers'];
  return Object.entries(isRecord(described) ? described : {}).flatMap(([name, reference]) => {
    const header = resolved(reference);
    const value = headers.get(name);
    if (!isRecord(header)) return [];
    if (value === null) return header['required'] === true ? [`${name} is missing`] : [];
    const given = /^\d+$/.test(value) ? Number(value) : value;
    return mismatches(header['schema'], given).map((why) => `${name}: ${value} ${why}`);
  });
}

function bodyDifferences(
  response: Record<string, unknown>,
  status: number,
  headers: Headers,
  text: string,
): string[] {
  const sent = headers.get('content-type');
  const content = response['content'];
  if (!isRecord(content)) {
    const typed = status !== 304 && sent !== null ? [`there is a content type, ${sent}`] : [];
    return text === '' ? typed : ['there is a body', ...typed];
  }
  const type = sent?.split(';')[0]?.trim() ?? 'none';
  const schema = inside(content, type, 'schema');
  if (schema === undefined)
    return [`its type is ${type}, not ${Object.keys(content).join(' or ')}`];
  return mismatches(schema, type === 'application/json' ? parsed(text) : text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Pictures have addresses of the sandbox's own: the service stores them elsewhere. */
const PICTURES = `${BASE}/photos/`;

/**
 * Compares an answer of the sandbox with the description.
 * @param response is read to its end: pass a clone
 */
export async function compare(request: Request, response: Response): Promise<string[]> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith(PICTURES)) return [];
  const { status, headers } = response;
  const text = await textOf(response);
  const { method } = request;
  return differencesIn({ method, path: pathname, status, headers, text }).map(
    (why) => `${method} ${pathname}${search} ${status}: ${why}`,
  );
}

async function textOf(response: Response): Promise<string> {
  const { body, headers } = response;
  const encoding = headers.get('content-encoding');
  if (body === null || (encoding !== 'gzip' && encoding !== 'deflate')) return response.text();
  return new Response(body.pipeThrough(new DecompressionStream(encoding))).text();
}
