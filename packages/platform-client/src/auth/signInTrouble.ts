/**
 * The only classification of errors between the portal and its identity provider. It decides whether a session ends, whether a renewal is
 * repeated and what a person reads.
 */
import { MissingClaimError } from './claims.schemas.ts';
import { IdTokenError, OtherPersonError, ServerClocksError } from './idTokenErrors.ts';

/** An error by kind. Only `ended` ends a session. Every other failed renewal is repeated while the token is valid. */
export type SignInTrouble =
  /** The provider has no session any more. */
  | { readonly kind: 'ended' }
  /** There was no answer, or it asks to try later. */
  | { readonly kind: 'unreachable' }
  /** The provider refuses the request. The configuration of the portal or of the provider is wrong. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The portal's own content security policy forbids the address. */
  | { readonly kind: 'policy'; readonly address: string }
  /** The provider's metadata lacks what the portal needs. */
  | { readonly kind: 'metadata'; readonly property: string }
  /** The id token is refused because of this claim. */
  | { readonly kind: 'idToken'; readonly claim: string }
  /** The token lacks a claim that the portal needs. */
  | { readonly kind: 'missingClaim'; readonly claim: string }
  /** The clocks of two servers differ too much. */
  | { readonly kind: 'clock' }
  /** The browser does not store what a sign-in needs. */
  | { readonly kind: 'storage' }
  /** The answer belongs to a finished sign-in: the callback was reloaded or opened from a bookmark. */
  | { readonly kind: 'forgotten' };

/** The closed set of answers after which nobody is signed in at the provider (OpenID Connect Core §3.1.2.6, RFC 6749 §5.2). */
const endings: ReadonlySet<string> = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'invalid_grant',
]);

/** Answers that a repetition does not change (RFC 6749 §4.1.2.1 and §5.2, RFC 8707). Any other answer may change later. */
const refusals: ReadonlySet<string> = new Set([
  'invalid_request',
  'invalid_client',
  'invalid_scope',
  'invalid_target',
  'invalid_request_object',
  'invalid_request_uri',
  'access_denied',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
  'request_not_supported',
  'registration_not_supported',
]);

type Rule = (message: RegExpExecArray) => SignInTrouble;

/** oidc-client-ts throws plain errors, which differ only in their messages. */
const sentences: readonly (readonly [RegExp, Rule])[] = [
  [/no matching state|no state in response/i, () => ({ kind: 'forgotten' })],
  [/metadata does not contain property (\w+)/i, ([, property = '']) => ({ kind: 'metadata', property })],
  [/no end session endpoint/i, () => ({ kind: 'metadata', property: 'end_session_endpoint' })],
  [/missing a subject claim|sub in id_token/i, () => ({ kind: 'idToken', claim: 'sub' })],
  [/nonce in id_token/i, () => ({ kind: 'idToken', claim: 'nonce' })],
];

function answerOf(code: string): SignInTrouble {
  if (endings.has(code)) return { kind: 'ended' };
  return refusals.has(code) ? { kind: 'refused', code } : { kind: 'unreachable' };
}

/** The library's error for an answer of the provider, by its name: this code runs before the library is loaded. */
const isErrorResponse = (error: unknown): error is Error & { readonly error: unknown } =>
  error instanceof Error && error.name === 'ErrorResponse' && 'error' in error;

/** Classifies an error of a sign-in, a renewal or a sign-out. */
export function troubleOf(error: unknown): SignInTrouble {
  if (isErrorResponse(error)) return answerOf(typeof error.error === 'string' ? error.error : '');
  if (error instanceof IdTokenError) return { kind: 'idToken', claim: error.claim };
  if (error instanceof ServerClocksError) return { kind: 'clock' };
  if (error instanceof MissingClaimError) return { kind: 'missingClaim', claim: error.claim };
  if (error instanceof OtherPersonError) return { kind: 'ended' };
  if (!(error instanceof Error)) return { kind: 'unreachable' };
  if (error.name === 'InvalidTokenError') return { kind: 'idToken', claim: 'id_token' };
  for (const [pattern, rule] of sentences) {
    const match = pattern.exec(error.message);
    if (match) return rule(match);
  }
  return { kind: 'unreachable' };
}

/** The text of an error for the log. oidc-client-ts attaches the request, with its code and verifier, to its errors. */
export function withoutRequest(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
