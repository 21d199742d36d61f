"""What `bench.page` asks a page, in the page's own language."""

from __future__ import annotations

from typing import Final

NUMBER: Final = "Number(document.querySelector('[data-test=board]')?.dataset.number ?? -1)"
WORDS: Final = "[...document.querySelectorAll('[data-test=option-button][data-word]:not([aria-disabled=true])')]"

# "asked": there is something to press; "closing": a dialog stands before it; "held": what hits one waits until it was
# seen; "over"; or nothing yet.
ASKED: Final = f"""() => {{
    const there = (what) => document.querySelector(what) !== null;
    if (there('dialog[open] [data-test=dialog-close]')) return 'closing';
    if (there('[data-test=held]')) return 'held';
    if (there('[data-test=ending]')) return 'over';
    const asked = there('[data-test=turn][data-yours=true]');
    return asked && {WORDS}.some((button) => button.checkVisibility()) ? 'asked' : '';
}}"""

# How many pixels each word's button lies outside of all that scrolls round it, and whether any can be pressed as it is.
NEEDED: Final = f"""() => {{
    const outside = (from, to, low, high) => from < low ? low - from : to > high ? Math.min(to - high, from - low) : 0;
    const distance = (button) => {{
        let box = button.getBoundingClientRect(), sum = 0;
        for (let around = button.parentElement; around; around = around.parentElement) {{
            const style = getComputedStyle(around), edge = around.getBoundingClientRect();
            if (around === document.documentElement || around === document.body) break;
            if (!/auto|scroll/.test(style.overflowY + style.overflowX)) continue;
            const down = outside(box.top, box.bottom, edge.top, edge.bottom);
            const right = outside(box.left, box.right, edge.left, edge.right);
            sum += down + right;
            const y = box.top < edge.top ? down : -down, x = box.left < edge.left ? right : -right;
            box = new DOMRect(box.x + x, box.y + y, box.width, box.height);
        }}
        sum += outside(box.top, box.bottom, 0, innerHeight) + outside(box.left, box.right, 0, innerWidth);
        return Math.round(sum);
    }};
    const open = (button) => {{
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return hit !== null && (button.contains(hit) || hit.contains(button));
    }};
    const needed = {{}};
    let seen = false;
    for (const button of {WORDS}) {{
        if (!button.checkVisibility()) continue;
        const far = distance(button);
        needed[button.dataset.word] = Math.min(far, needed[button.dataset.word] ?? Infinity);
        seen ||= far === 0 && open(button);
    }}
    return {{ needed, seen }};
}}"""

STANDS: Final = f"""() => ({{
    number: {NUMBER}, scroll: scrollY,
    top: document.querySelector('[data-test=board]')?.getBoundingClientRect().top ?? 0,
}})"""
BY_NOW: Final = f"""(number) =>
    {NUMBER} > number || document.querySelector('[data-test=ending], dialog[open]') !== null"""
SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

SHIFTS: Final = """
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
"""

# When something was painted first, when the first option could be pressed, and how many raw keys were shown before.
FIRSTS: Final = f"""
    window.firsts = {{ paint: 0, options: 0, raw: 0 }};
    const RAW = /\\b(ui|question|name|table|board|action|event)-[a-z]+(-[a-z0-9]+)*\\b/;
    new PerformanceObserver((list) => {{
        for (const entry of list.getEntries())
            if (entry.name === 'first-contentful-paint') firsts.paint = entry.startTime;
    }}).observe({{ type: 'paint', buffered: true }});
    const told = ({{ target, addedNodes }}) => [...addedNodes, ...(target.nodeType === Node.TEXT_NODE ? [target] : [])];
    new MutationObserver((changes) => {{
        if (!firsts.options && {WORDS}.some((button) => button.checkVisibility())) firsts.options = performance.now();
        if (changes.flatMap(told).some((node) => RAW.test(node.textContent))) firsts.raw += 1;
    }}).observe(document, {{ childList: true, subtree: true, characterData: true }});
"""
