import { description, findOperation, inside, mismatches, resolved } from './description.ts';
import { isRecord } from '../sandbox/http/body.ts';

export interface Seen {
  method: string;
  /** The path with /api. A query is ignored. */
  path: string;
  status: number;
  headers: Headers;
  /** The decompressed body, or ''. */
  text: string;
}

const BASE = '/api';

/** Returns the responses of an unknown address: a 404, and those that all operations have. */
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

/** Compares a response with the description, and returns one line for each difference. */
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
    const typedValue = /^\d+$/.test(value) ? Number(value) : value;
    return mismatches(header['schema'], typedValue).map((why) => `${name}: ${value} ${why}`);
  });
}

function bodyDifferences(
  response: Record<string, unknown>,
  status: number,
  headers: Headers,
  text: string,
): string[] {
  const contentType = headers.get('content-type');
  const content = response['content'];
  if (!isRecord(content)) {
    const typed =
      status !== 304 && contentType !== null ? [`there is a content type, ${contentType}`] : [];
    return text === '' ? typed : ['there is a body', ...typed];
  }
  const type = contentType?.split(';')[0]?.trim() ?? 'none';
  const schema = inside(content, type, 'schema');
  if (schema === undefined)
    return [`its type is ${type}, not ${Object.keys(content).join(' or ')}`];
  return mismatches(schema, type === 'application/json' ? parsed(text) : text);
}

/** Parses a JSON text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The sandbox's own addresses of pictures, which the API stores elsewhere. */
const PICTURES = `${BASE}/photos/`;

/**
 * Compares a response of the sandbox with the description. It reads `response`, so pass a clone.
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
