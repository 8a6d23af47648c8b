/* The editor of the tab Judge: CodeMirror over a text box, in one file of the site (build.mjs), which is loaded when the
   tab is opened. */
import {closeBrackets, closeBracketsKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {cpp} from '@codemirror/lang-cpp';
import {javascript} from '@codemirror/lang-javascript';
import {python} from '@codemirror/lang-python';
import {HighlightStyle, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting} from '@codemirror/language';
import {Compartment, EditorState, StateEffect, StateField} from '@codemirror/state';
import {Decoration, EditorView, highlightActiveLine, keymap, lineNumbers} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const LANGUAGES = {c: cpp, cpp17: cpp, cpp20: cpp, javascript, python};

/* The colours of the pages (style.css). */
const COLOURS = HighlightStyle.define([
    {tag: [tags.keyword, tags.processingInstruction, tags.typeName], color: 'var(--word)'},
    {tag: tags.comment, color: 'var(--soft)'},
    {tag: [tags.string, tags.character, tags.number], color: 'var(--string)'},
    {tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], color: 'var(--accent)'},
]);

const THEME = EditorView.theme({
    '&': {backgroundColor: 'var(--page)', color: 'var(--text)', border: '1px solid var(--edge)', borderRadius: '6px'},
    '&.cm-focused': {outline: '3px solid var(--mark)', outlineOffset: '2px'},
    '.cm-scroller': {fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.45', overflow: 'auto',
        minHeight: '14rem', maxHeight: 'max(20rem, 55vh)'},
    '.cm-content': {caretColor: 'var(--text)', padding: '.4rem 0'},
    '.cm-gutters': {backgroundColor: 'var(--box)', color: 'var(--soft)', borderRight: '1px solid var(--line)'},
    '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'color-mix(in srgb, var(--accent) 8%, transparent)'},
    '&.cm-focused .cm-matchingBracket': {backgroundColor: 'var(--won)', color: 'var(--on-won)'},
    '&.cm-focused .cm-nonmatchingBracket': {backgroundColor: 'var(--lost)', color: 'var(--on-lost)'},
    '.cm-line.fault': {boxShadow: 'inset 3px 0 var(--mark)',
        backgroundColor: 'color-mix(in srgb, var(--mark) 18%, transparent)'},
});

/* The lines at which an error is told, until the text changes. */
const setFaults = StateEffect.define();
const faults = StateField.define({
    create: () => Decoration.none,
    update: (marks, change) => change.effects.reduce((before, effect) => !effect.is(setFaults) ? before
        : Decoration.set([...new Set(effect.value)].sort((a, b) => a - b)
            .filter(line => line >= 1 && line <= change.state.doc.lines)
            .map(line => Decoration.line({class: 'fault'}).range(change.state.doc.line(line).from))),
    change.docChanged ? Decoration.none : marks),
    provide: field => EditorView.decorations.from(field),
});

/* Puts an editor over a text box, which always has the same text: what sets its value fires `input`. Gives
   setLanguage(name) and showFaults(lines). */
export function editorOver(box, name) {
    const language = new Compartment();
    const parts = () => LANGUAGES[name] ? LANGUAGES[name]() : [];
    const view = new EditorView({
        state: EditorState.create({
            doc: box.value,
            extensions: [
                lineNumbers(), history(), highlightActiveLine(), bracketMatching(), closeBrackets(), indentOnInput(),
                indentUnit.of('    '), EditorState.tabSize.of(4), syntaxHighlighting(COLOURS), THEME, faults,
                keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
                language.of(parts()),
                EditorView.contentAttributes.of({'aria-label': box.getAttribute('aria-label'), spellcheck: 'false',
                    autocorrect: 'off', autocapitalize: 'off'}),
                EditorView.updateListener.of(({docChanged, state}) => {
                    if (docChanged && state.doc.toString() !== box.value) {
                        box.value = state.doc.toString();
                        box.dispatchEvent(new Event('input', {bubbles: true}));
                    }
                }),
            ],
        }),
    });
    const take = () => {
        const text = view.state.doc.toString();
        if (text !== box.value) {
            view.dispatch({changes: {from: 0, to: text.length, insert: box.value}});
        }
    };
    const hadFocus = document.activeElement === box;
    box.after(view.dom);
    box.classList.add('covered');
    box.tabIndex = -1;
    box.addEventListener('input', take);
    box.addEventListener('focus', () => view.focus());
    hadFocus && view.focus();
    return {
        setLanguage: chosen => {
            name = chosen;
            view.dispatch({effects: language.reconfigure(parts())});
        },
        showFaults: lines => {
            view.dispatch({effects: setFaults.of(lines)});
            lines.length > 0 && lines[0] <= view.state.doc.lines && view.dispatch({effects:
                EditorView.scrollIntoView(view.state.doc.line(lines[0]).from, {y: 'center'})});
        },
    };
}
